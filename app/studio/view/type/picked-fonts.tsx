import { addArtwork } from '../../editor/incoming.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { LiveTextDialog } from './live-text-dialog.tsx'

/** For the studio: the drawing converted with our fonts replaces the original and is put on the sheet. */
export function PickedFonts() {
  const artwork = useEditor(({ fontsOf, artworks }) => (fontsOf === null ? null : artworks.get(fontsOf)))
  const { show, learn, change, giveUp } = useActions()
  if (!artwork) return null
  return (
    <LiveTextDialog
      key={artwork.id}
      artwork={artwork}
      onClose={() => show({ fontsOf: null })}
      onDrawn={(drawn) => {
        learn(drawn)
        giveUp(artwork.id)
        change((old) => addArtwork(old, drawn))
      }}
    />
  )
}
