import { useCallback } from 'react'
import { shownPlacements } from '../../editor/selectors.ts'
import { endAll, watch } from '../../editor/store.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { onPicture } from './canvas-pictures.ts'
import { drawPlacements } from './draw-placements.ts'
import { DrawnLayer } from './drawn-layer.tsx'
import { useColors } from './use-colors.ts'

export function PlacementsLayer() {
  const editor = useActions()
  const placements = useEditor(shownPlacements)
  const artworks = useEditor((state) => state.artworks)
  const { filmLine: wash } = useColors()
  // Loaded images, and layouts, are drawn bypassing React.
  const follow = useCallback(
    (redraw: () => void) => endAll([onPicture(redraw), watch(editor, ({ ahead }) => [ahead], redraw)]),
    [editor],
  )
  return (
    <DrawnLayer
      name="placements"
      follow={follow}
      draw={(context) => {
        const { ahead, view, canvas } = editor.read()
        drawPlacements(context, ahead ?? placements, { artworks, view, canvas, wash })
      }}
    />
  )
}
