import type Konva from 'konva'
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Crop, uncroppedSize } from '#domain/crop.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { ShowPlacements } from '../use-arranging.ts'
import { Group, Image, Layer, Rect } from './konva.ts'
import type { Colours } from './use-colours.ts'
import { pictureSide, usePicture } from './use-picture.ts'
import type { View } from './view.ts'

const newInOneFrame = 100

/** Thumbnails are this wide or high; larger on the screen, the preview is drawn instead. */
const thumbnailPixels = 320

export const PlacementsLayer = memo(function PlacementsLayer({
  placements,
  artworks,
  view,
  colours,
  show,
}: {
  placements: readonly StudioPlacement[]
  artworks: ReadonlyMap<string, ArtworkView>
  view: View
  colours: Colours
  show: RefObject<ShowPlacements | null>
}) {
  const group = useShowing(show, placements)
  const drawn = useGrowing(placements.length)
  // Artwork is shown far smaller than it is; the browser's default would make it jagged.
  const smooth = useCallback((layer: Konva.Layer | null) => {
    layer?.on('beforeDraw', () => {
      layer.getContext()._context.imageSmoothingQuality = 'high'
    })
  }, [])
  const pixelsPerMillimetre = view.scale * Math.min(2, window.devicePixelRatio)
  return (
    <Layer ref={smooth} listening={false}>
      <Group ref={group} x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
        {placements.slice(0, drawn).map((placement) => {
          const artwork = artworks.get(placement.artworkId)
          const { width, height } = uncroppedSize(placement, placement.crop)
          const pixels = Math.max(width, height) * pixelsPerMillimetre
          const isSmall = pixels <= thumbnailPixels
          const url = isSmall ? artwork?.thumbnailUrl : artwork?.previewUrl
          return (
            <PlacementNode
              key={placement.id}
              placement={placement}
              url={url ?? null}
              side={isSmall ? pictureSide(pixels) : Number.POSITIVE_INFINITY}
              wash={colours.filmLine}
            />
          )
        })}
      </Group>
    </Layer>
  )
})

/** Hundreds of new copies come onto the sheet in a few frames, so that none of these takes long. */
function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(count)
  const now = Math.min(count, drawn + newInOneFrame)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(now))
    return () => cancelAnimationFrame(frame)
  }, [now])
  return now
}

/** Lets layouts be drawn that React does not know of; what React draws next takes their place. */
function useShowing(show: RefObject<ShowPlacements | null>, placements: readonly StudioPlacement[]) {
  const group = useRef<Konva.Group>(null)
  const isAhead = useRef(false)
  useImperativeHandle(show, () => (shown) => {
    isAhead.current = true
    return group.current !== null && movePictures(group.current, shown)
  })
  useLayoutEffect(() => {
    // React leaves alone what it has not changed itself.
    if (isAhead.current && group.current) movePictures(group.current, placements)
    isAhead.current = false
  }, [placements])
  return group
}

/** One picture per placement, in their order; false when they are others. */
function movePictures(group: Konva.Group, placements: readonly StudioPlacement[]): boolean {
  const pictures = group.getChildren()
  const isSame =
    pictures.length === placements.length && pictures.every((one, at) => one.id() === placements[at]?.id)
  if (!isSame) return false
  placements.forEach(({ x, y, rotation }, at) => {
    const picture = pictures[at]
    picture?.position({ x, y })
    picture?.rotation(rotation)
  })
  return true
}

const PlacementNode = memo(function PlacementNode({
  placement,
  url,
  side,
  wash,
}: {
  placement: StudioPlacement
  url: string | null
  /** Pixels that the longer side of its picture needs. */
  side: number
  wash: string
}) {
  const picture = usePicture(url, side)
  const { id, x, y, width, height, rotation, mirrored, crop } = placement
  const place = { id, x, y, width, height, rotation, offsetX: width / 2, offsetY: height / 2 }
  if (!picture) return <Rect {...place} fill={wash} opacity={0.55} />
  return (
    <Image
      {...place}
      image={picture}
      crop={crop && partOf(picture, crop)}
      scaleX={mirrored ? -1 : 1}
      perfectDrawEnabled={false}
      shadowForStrokeEnabled={false}
    />
  )
})

/** In px of the picture. */
const partOf = (
  { width, height }: { width: number; height: number },
  { left, top, right, bottom }: Crop,
) => ({
  x: left * width,
  y: top * height,
  width: (right - left) * width,
  height: (bottom - top) * height,
})
