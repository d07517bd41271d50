import type Konva from 'konva'
import { memo, useCallback } from 'react'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { Group, Image, Layer, Rect } from './konva.ts'
import type { Colours } from './use-colours.ts'
import { usePicture } from './use-picture.ts'
import type { View } from './view.ts'

/** Thumbnails are this wide or high; larger on the screen, the preview is drawn instead. */
const thumbnailPixels = 320

export const PlacementsLayer = memo(function PlacementsLayer({
  placements,
  artworks,
  view,
  colours,
}: {
  placements: readonly StudioPlacement[]
  artworks: ReadonlyMap<string, ArtworkView>
  view: View
  colours: Colours
}) {
  // Artwork is shown far smaller than it is; the browser's default would make it jagged.
  const smooth = useCallback((layer: Konva.Layer | null) => {
    layer?.on('beforeDraw', () => {
      layer.getContext()._context.imageSmoothingQuality = 'high'
    })
  }, [])
  const pixelsPerMillimetre = view.scale * Math.min(2, window.devicePixelRatio)
  return (
    <Layer ref={smooth} listening={false}>
      <Group x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
        {placements.map((placement) => {
          const artwork = artworks.get(placement.artworkId)
          const isSmall = Math.max(placement.width, placement.height) * pixelsPerMillimetre <= thumbnailPixels
          const url = isSmall ? artwork?.thumbnailUrl : artwork?.previewUrl
          return (
            <PlacementNode
              key={placement.id}
              placement={placement}
              url={url ?? null}
              wash={colours.filmLine}
            />
          )
        })}
      </Group>
    </Layer>
  )
})

const PlacementNode = memo(function PlacementNode({
  placement,
  url,
  wash,
}: {
  placement: StudioPlacement
  url: string | null
  wash: string
}) {
  const picture = usePicture(url)
  const { x, y, width, height, rotation, mirrored } = placement
  const place = { x, y, width, height, rotation, offsetX: width / 2, offsetY: height / 2 }
  if (!picture) return <Rect {...place} fill={wash} opacity={0.55} />
  return (
    <Image
      {...place}
      image={picture}
      scaleX={mirrored ? -1 : 1}
      perfectDrawEnabled={false}
      shadowForStrokeEnabled={false}
    />
  )
})
