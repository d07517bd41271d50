import type Konva from 'konva'
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Size, View } from '../../editor/view.ts'
import type { ShowPlacements } from '../use-arranging.ts'
import { drawPlacements } from './draw-placements.ts'
import { Group, Layer, Shape } from './konva.ts'
import { onPicture } from './pictures.ts'
import type { Colours } from './use-colours.ts'

/** All copies as one shape: hundreds of nodes would each cost something with every layout and every drag. */
export const PlacementsLayer = memo(function PlacementsLayer({
  placements,
  artworks,
  view,
  canvas,
  colours,
  show,
}: {
  placements: readonly StudioPlacement[]
  artworks: ReadonlyMap<string, ArtworkView>
  view: View
  canvas: Size
  colours: Colours
  show: RefObject<ShowPlacements | null>
}) {
  const layer = useRef<Konva.Layer>(null)
  const ahead = useShowing(show, placements, layer)
  const wash = colours.filmLine
  const draw = useCallback(
    ({ _context }: Konva.Context) =>
      drawPlacements(_context, ahead.current ?? placements, { artworks, view, canvas, wash }),
    [ahead, placements, artworks, view, canvas, wash],
  )
  useEffect(() => onPicture(() => layer.current?.batchDraw()), [])
  return (
    <Layer ref={layer} listening={false}>
      <Group x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
        <Shape sceneFunc={draw} />
      </Group>
    </Layer>
  )
})

/** Lets layouts be drawn that React does not know of; what React draws next takes their place. */
function useShowing(
  show: RefObject<ShowPlacements | null>,
  placements: readonly StudioPlacement[],
  layer: RefObject<Konva.Layer | null>,
): RefObject<readonly StudioPlacement[] | null> {
  const ahead = useRef<readonly StudioPlacement[] | null>(null)
  useImperativeHandle(
    show,
    () => (shown) => {
      const isSame =
        shown.length === placements.length && shown.every(({ id }, at) => id === placements[at]?.id)
      if (!isSame || !layer.current) return false
      ahead.current = shown
      layer.current.batchDraw()
      return true
    },
    [placements, layer],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: other placements take the place of what is ahead
  useLayoutEffect(() => {
    if (ahead.current) layer.current?.batchDraw()
    ahead.current = null
  }, [placements, layer])
  return ahead
}
