import type { ArtworkState, InkBox } from '#domain/artwork.ts'
import type { ArtworkRow } from './tables.ts'

/** What pages and the studio see of an artwork. */
export type ArtworkView = {
  id: string
  fileName: string
  state: ArtworkState
  rejection: string | null
  byteSize: number
  /** Size of the upright picture, in px. */
  widthPx: number | null
  heightPx: number | null
  ink: InkBox | null
  /** The density that the file itself states; null where it states none. */
  dpi: number | null
  hasAlpha: boolean | null
  /** Trimmed to the ink; WebP of at most 1,600 px. */
  previewUrl: string | null
  thumbnailUrl: string | null
  createdAt: string
}

export function toView(row: ArtworkRow): ArtworkView {
  const isReady = row.state === 'ready'
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state,
    rejection: row.rejection,
    byteSize: row.byteSize,
    widthPx: row.widthPx,
    heightPx: row.heightPx,
    ink: inkOf(row),
    dpi: row.densityDpi,
    hasAlpha: row.hasAlpha,
    previewUrl: isReady ? `/files/artworks/${row.id}/preview` : null,
    thumbnailUrl: isReady ? `/files/artworks/${row.id}/thumbnail` : null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** What making a print file needs: where the original bytes lie and which part of them is ink. */
export type PrintableArtwork = {
  id: string
  fileName: string
  storageKey: string
  /** Trimmed to the ink. */
  previewKey: string
  contentType: string
  sha256: string
  widthPx: number
  heightPx: number
  ink: InkBox
}

export function toPrintable(row: ArtworkRow): PrintableArtwork | null {
  const { id, fileName, storageKey, previewKey, contentType, sha256, widthPx, heightPx } = row
  const ink = inkOf(row)
  if (row.state !== 'ready' || !ink || !previewKey || !contentType || !sha256 || !widthPx || !heightPx)
    return null
  return { id, fileName, storageKey, previewKey, contentType, sha256, widthPx, heightPx, ink }
}

function inkOf(row: ArtworkRow): InkBox | null {
  const { inkLeftPx: left, inkTopPx: top, inkWidthPx: width, inkHeightPx: height } = row
  if (left === null || top === null || width === null || height === null) return null
  return { left, top, width, height }
}
