chart-place = { $place }: { $values-comma }
chart-value = { $name } { $figure }
