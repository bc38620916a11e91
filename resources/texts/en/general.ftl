# Parts that other messages name. `$hit-word` is what hits are called at this table.

list-last = { $first } and { $last }

# A number of hits, as in "Ann gets 2 hits". $hits counts them.
hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } star
       *[other] { $hits-figure } stars
    }
    [honour] { $hits ->
        [one] { $hits-figure } point of honour
       *[other] { $hits-figure } points of honour
    }
   *[hits] { $hits ->
        [one] { $hits-figure } hit
       *[other] { $hits-figure } hits
    }
}

# One hit, with its article: "a hit for everybody".
hit-a = { $hit-word ->
    [stars] a star
    [honour] a point of honour
   *[hits] a hit
}

# Hits with no number: "Ann has hits to take".
hits-plain = { $hit-word ->
    [stars] stars
    [honour] points of honour
   *[hits] hits
}

# The same at the beginning of a sentence.
hits-plain-first = { $hit-word ->
    [stars] Stars
    [honour] Points of honour
   *[hits] Hits
}
