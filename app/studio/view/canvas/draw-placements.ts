import { type Crop, uncroppedSize } from '#domain/artwork/crop.ts'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { isOutOfSight, type Size, type View } from '../../editor/view.ts'
import { type Drawable, pictureAt, pictureSide, prepare } from './canvas-pictures.ts'

/** Thumbnails have this width or height; if larger on screen, the preview is drawn instead. */
const thumbnailPixels = 320

export type Drawing = {
  artworks: ReadonlyMap<string, ArtworkView>
  view: View
  canvas: Size
  /** Fill color for an image that has not loaded yet. */
  wash: string
}

/** Draws what is in view, the lowest layer first, in mm of the sheet. */
export function drawPlacements(
  context: CanvasRenderingContext2D,
  placements: readonly StudioPlacement[],
  { artworks, view, canvas, wash }: Drawing,
): void {
  // Artwork is drawn far below its full size; the browser's default would make it jagged.
  context.imageSmoothingQuality = 'high'
  const pixelsPerMillimeter = view.scale * Math.min(2, window.devicePixelRatio)
  for (const placement of placements) {
    const artwork = artworks.get(placement.artworkId)
    const { width, height } = uncroppedSize(placement, placement.crop)
    const pixels = Math.max(width, height) * pixelsPerMillimeter
    if (!isOutOfSight(view, placementBounds(placement), canvas))
      drawPlacement(context, placement, pictureOf(artwork, pixels), wash)
    // The connection may be gone by the time it comes into view.
    else if (artwork?.thumbnailUrl) prepare(artwork.thumbnailUrl, pictureSide(pixels))
  }
}

/** The thumbnail stands in for the preview until that has loaded. */
function pictureOf(artwork: ArtworkView | undefined, pixels: number): Drawable | null {
  if (!artwork?.thumbnailUrl || !artwork.previewUrl) return null
  const preview = pixels > thumbnailPixels ? pictureAt(artwork.previewUrl, Number.POSITIVE_INFINITY) : null
  return preview ?? pictureAt(artwork.thumbnailUrl, pictureSide(pixels))
}

function drawPlacement(
  context: CanvasRenderingContext2D,
  { x, y, width, height, rotation, mirrored, crop }: StudioPlacement,
  picture: Drawable | null,
  wash: string,
): void {
  context.save()
  context.translate(x, y)
  context.rotate((rotation * Math.PI) / 180)
  if (mirrored) context.scale(-1, 1)
  const box = [-width / 2, -height / 2, width, height] as const
  if (!picture) {
    context.globalAlpha = 0.55
    context.fillStyle = wash
    context.fillRect(...box)
  } else if (crop) context.drawImage(picture, ...partOf(picture, crop), ...box)
  else context.drawImage(picture, ...box)
  context.restore()
}

/** Left, top, width and height in px of the image. */
const partOf = (
  { width, height }: Drawable,
  { left, top, right, bottom }: Crop,
): [left: number, top: number, width: number, height: number] => [
  left * width,
  top * height,
  (right - left) * width,
  (bottom - top) * height,
]
