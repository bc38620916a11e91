# What is printed on score sheets, beside and under the table.

# What so many alike are worth: the face times a figure.
sheet-worth-by-face = face × { $factor }
