import type Konva from 'konva'
import { useCallback, useEffect, useRef } from 'react'
import { shownPlacements } from '../../editor/selectors.ts'
import { watch } from '../../editor/store.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { onPicture } from './canvas-pictures.ts'
import { drawPlacements } from './draw-placements.ts'
import { Group, Layer, Shape } from './konva.ts'
import { useColours } from './use-colours.ts'

/** All copies as one shape: hundreds of nodes would each cost something with every layout and every drag. */
export function PlacementsLayer() {
  const editor = useActions()
  const placements = useEditor(shownPlacements)
  const artworks = useEditor((state) => state.artworks)
  const view = useEditor((state) => state.view)
  const canvas = useEditor((state) => state.canvas)
  const { filmLine: wash } = useColours()
  const layer = useRef<Konva.Layer>(null)
  const draw = useCallback(
    ({ _context }: Konva.Context) =>
      drawPlacements(_context, editor.read().ahead ?? placements, { artworks, view, canvas, wash }),
    [editor, placements, artworks, view, canvas, wash],
  )
  useEffect(() => onPicture(() => layer.current?.batchDraw()), [])
  // Layouts that come in are drawn past React.
  useEffect(
    () =>
      watch(
        editor,
        ({ ahead }) => [ahead],
        () => layer.current?.batchDraw(),
      ),
    [editor],
  )
  return (
    <Layer ref={layer} listening={false}>
      <Group x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
        <Shape sceneFunc={draw} />
      </Group>
    </Layer>
  )
}
