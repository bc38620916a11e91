tray-themes = Dados y mesa
tray-themes-how = Con clic o flechas se ven; con Intro se quedan.
tray-preview = Cómo quedan juntos
tray-throw-these = &Tirar estos
tray-leave = &Dejarlo
tray-take = { $dice } sobre { $table }
tray-words = { $dice } { $table }
tray-words-in-use = { $words } Ahora en la mesa.
tray-shapes = Cada color conserva la forma de sus puntos en todos los juegos: nadie tiene que distinguir el rojo del verde.

tray-set-ivory = Marfil
tray-set-words-ivory = La caja del abuelo, los de toda la vida.
tray-set-casino = Casino
tray-set-words-casino = Luz de lámpara en caramelo duro. Un clic seco y nítido.
tray-set-wooden = Madera
tray-set-words-wooden = Arce, padauk, cera. Sordos y cálidos: golpean.
tray-set-pewter = Peltre
tray-set-words-pewter = Fríos, pesados, esmaltados. Tintinean un poco.
tray-set-glow = Fulgor
tray-set-words-glow = Esfera de reloj. Suaves, para mesas tardías.

tray-felt-moss = Musgo
tray-felt-words-moss = Lana.
tray-felt-night = Noche
tray-felt-words-night = Terciopelo, lo más suave.
tray-felt-charcoal = Carbón
tray-felt-words-charcoal = Paño de billar.
tray-felt-walnut = Tablas de nogal
tray-felt-words-walnut = Sin paño: puro traqueteo.

tray-menu-themes = Dados y m&esa…
tray-menu-replay = Última &tirada otra vez
tray-menu-clip = Guardar un c&lip…
tray-menu-picture = Hoja como ima&gen…
tray-nothing-to-see-again = No hay tirada que volver a ver.

tray-clip = Guardar un clip
tray-clip-head = Una tirada para presumir
tray-clip-last-throw = La última tirada: { $name }, { $points }
tray-clip-last-throw-none = La última tirada: nadie ha tirado aún
tray-clip-best-turn = El mejor turno: { $name }, { $points }
tray-clip-best-turn-none = El mejor turno: nadie ha anotado puntos aún
tray-clip-this-turn = Este turno: { $name }, { $points }
tray-clip-as-file = Una imagen animada (WebP)
tray-clip-as-frames = Imágenes numeradas en una carpeta (PNG)
tray-clip-folder = La carpeta en la que las imágenes reciben la suya
tray-clip-progress = Avance del clip
tray-clip-cancel = &Cancelar
tray-clip-save = &Guardar…
tray-clip-busy = El clip se está dibujando.
tray-clip-file = { $name } { $points }
tray-clip-saved = Clip guardado: { $file }.
tray-clip-failed = No se guardó ningún clip: { $reason }
tray-no-clip = Aquí no hay tirada de una partida guardada. Tira una vez y guárdala.

tray-picture = La hoja como imagen
tray-no-picture = No hay partida en la mesa.
tray-picture-saved = Hoja guardada: { $file }.
tray-picture-failed = No se pudo escribir { $file }: { $reason }. No se cambió nada.

tray-button-share = Compartir
tray-button-share-note = un clip, o la hoja

tray-not-drawn = La bandeja aún no se ha dibujado.
tray-painter-by-variable = ZONK_TRAY pide el pintor.
tray-painter-by-settings = Los ajustes piden el pintor.
tray-no-gl-windows = La plataforma { $platform } no tiene ventanas de OpenGL.
tray-no-gl-context = No se pudo crear un contexto de OpenGL.
tray-gl-old = OpenGL { $version } es anterior a 3.3.
tray-gl-in-software = { $renderer } dibuja por software; el pintor es más rápido.
tray-gl = { $forced ->
    [yes] OpenGL { $version } en { $renderer }: lo pide ZONK_TRAY.
   *[no] OpenGL { $version } en { $renderer }: lo ofrece la tarjeta gráfica.
}
tray-gl-not-started = No se pudo iniciar OpenGL ({ $why }), así que pinta Qt.
tray-gl-failed = OpenGL falló ({ $why }), así que pinta Qt.
tray-gl-context-lost = se perdió el contexto

tray-no-physics = no hay { $file }
tray-physics-does-not-load = no se carga: { $why }

tray-clip-not-drawn = No se pudo dibujar la película.
tray-webp-failed = No se pudo empaquetar la imagen: { $why }.
tray-webp-unknown = La imagen se empaquetó de un modo que este programa no conoce.
