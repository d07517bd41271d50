import { cropInk, partKey } from '#domain/artwork/crop.ts'
import type { PrintSurface } from '#domain/orders/print-parts.ts'
import { overlaySize, type SheetArtwork } from '../overlay-size.ts'

/** A part of an artwork that is placed on a surface one or more times. */
export type PrintedPart = {
  key: string
  /** Its ink box is the part. */
  artwork: SheetArtwork
  /** The largest size in print pixels at which it is placed. */
  largest: { width: number; height: number }
}

/**
 * What has to be in the file once, however often it is placed.
 * @throws Error when an artwork on the surface is missing.
 */
export function printedParts(
  { copies, dpi }: PrintSurface,
  artworks: readonly SheetArtwork[],
): Map<string, PrintedPart> {
  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  const parts = new Map<string, PrintedPart>()
  for (const copy of copies) {
    const artwork = byId.get(copy.artworkId)
    if (!artwork) throw new Error(`The artwork ${copy.artworkId} of this sheet is missing`)
    const key = partKey(copy)
    const { width, height } = overlaySize(copy, dpi)
    const known = parts.get(key)
    const largest = {
      width: Math.max(width, known?.largest.width ?? 1),
      height: Math.max(height, known?.largest.height ?? 1),
    }
    parts.set(key, { key, artwork: { ...artwork, ink: cropInk(artwork.ink, copy.crop) }, largest })
  }
  return parts
}
