# A place of a chart, as it is told: what it is, and the values there.
chart-place = { $place }: { $values-comma }
chart-value = { $name } { $figure }
