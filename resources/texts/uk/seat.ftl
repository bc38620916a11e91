seat-nobody = Нікого на ім’я { $name } тут немає.
seat-game-over = Гру закінчено; більше ніхто не грає.
seat-taken-before = У цій грі { $name } — це давніше ім’я, тепер там { $now }: хто його візьме, перебере й зігране. Щоб поміняти гравців, почни іншу гру.
seat-taken = { $name } уже сидить тут.
seat-name-title = Ім’я
seat-name-tip = Клацни ім’я, щоб змінити його
seat-name-ask = Як тепер зватиметься { $name }? Нове ім’я матиме вся гра.
seat-name-field = Ім’я
seat-gender = { $gender ->
    [she] вона
    [he] він
   *[unknown] не сказано
}
seat-gender-of = Як говорять про: { $name }
seat-name-leave = Скасувати
seat-name-use = Узяти це ім’я
seat-name-not-now = Імена міняють, коли хтось має кубики й думає.
seat-pause-note = Комп’ютери на паузі. { $name } { $name-count ->
    [one] чекає
   *[other] чекають
}.
seat-go-on = Далі
seat-hits-taken = { hits-plain-first } взято
seat-hits-due = { name-has } взяти { general-hits-counted-acc }
seat-computer-plays-why = { $name-count ->
    [one] { $name } — комп’ютер, і кубики зараз там.
   *[other] { $name } мають кубики, а грає за них комп’ютер.
}
seat-why = { $name }: { $why }
seat-computer-failed = Комп’ютер не зміг вирішити. Гра така, як була; зіграй його хід або передай його місце.
seat-plays = грає { $how }
seat-level-of = Як грає { $name }
seat-menu = &Хто грає
seat-menu-person = Людина
seat-menu-name = &Інше ім’я…
seat-menu-pause = Па&уза для комп’ютерів
seat-paused = { $paused ->
    [yes] Комп’ютери на паузі. R пускає їх далі.
   *[no] Комп’ютери грають далі.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] { $name }: відтепер грає людина.
       *[other] { $name }: відтепер грає { $who }.
    }
   *[no] { $who ->
        [nobody] { $name }: щойно це покажуть, гратиме людина.
       *[other] { $name }: щойно це покажуть, гратиме { $who }.
    }
}
seat-menu-none = На столі немає гри
seat-menu-computer = { $name }, грає { $how }
seat-listed = { $players } ({ $computers-count ->
    [1] комп’ютер: { $computers-listed }
   *[other] комп’ютери: { $computers-listed }
})
seat-strength = Виграє { $wins } зі 100 за столом комп’ютерів (ігор { $games-figure }; рівна частка { $even }).
