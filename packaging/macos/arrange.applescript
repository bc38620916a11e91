on run arguments
	set volumeName to item 1 of arguments
	tell application "Finder"
		tell disk volumeName
			open
			set current view of container window to icon view
			set toolbar visible of container window to false
			set statusbar visible of container window to false
			set bounds of container window to {200, 160, 840, 588}
			set options to the icon view options of container window
			set arrangement of options to not arranged
			set icon size of options to 112
			set background picture of options to file ".background:background.png"
			set position of item (volumeName & ".app") of container window to {160, 190}
			set position of item "Applications" of container window to {480, 190}
			close
			open
			update without registering applications
			delay 2
			close
		end tell
	end tell
end run
