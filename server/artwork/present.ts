import { type ArtworkState, isVector } from '#domain/artwork/artwork.ts'
import type { InkBox } from '#domain/artwork/ink-box.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import type { Lettering } from '#domain/lettering/lettering.ts'
import type { ArtworkRow } from './tables.ts'

/** An artwork as pages and the studio see it. */
export type ArtworkView = {
  id: string
  fileName: string
  state: ArtworkState
  rejection: string | null
  /** Fonts of its live text that we lack: one of the shop's may be picked for each, and then it can be printed. */
  missingFonts: string[] | null
  byteSize: number
  /** Size of the upright image, in px. */
  widthPx: number | null
  heightPx: number | null
  ink: InkBox | null
  /** The density that the file itself states; null if it states none. */
  dpi: number | null
  hasAlpha: boolean | null
  /** What the checks know about its pixels, and its outline; null if it was never measured. */
  measured: ArtworkFacts | null
  /** Lines and areas, sharp at every size. */
  isVector: boolean
  /** The text it was set from; null for uploads. */
  lettering: Lettering | null
  /** For a further page of a PDF: the first page's artwork. */
  pageOf: string | null
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
    missingFonts: row.missingFonts,
    byteSize: row.byteSize,
    widthPx: row.widthPx,
    heightPx: row.heightPx,
    ink: inkOf(row),
    dpi: row.densityDpi,
    hasAlpha: row.hasAlpha,
    measured: row.measured,
    isVector: isVector(row.contentType),
    lettering: row.lettering,
    pageOf: row.pageOf,
    previewUrl: isReady ? `/files/artworks/${row.id}/preview` : null,
    thumbnailUrl: isReady ? `/files/artworks/${row.id}/thumbnail` : null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** What creating a print file needs: where the original bytes are and which part of them is ink. */
export type PrintableArtwork = {
  id: string
  fileName: string
  storageKey: string
  /** Trimmed to the ink. */
  previewKey: string
  contentType: string
  /** Of a PDF, from 1. */
  page: number
  sha256: string
  widthPx: number
  heightPx: number
  ink: InkBox
  measured: ArtworkFacts | null
}

export function toPrintable(row: ArtworkRow): PrintableArtwork | null {
  const { id, fileName, storageKey, previewKey, contentType, page, sha256, widthPx, heightPx } = row
  const ink = inkOf(row)
  if (row.state !== 'ready' || !ink || !previewKey || !contentType || !sha256 || !widthPx || !heightPx)
    return null
  return {
    id,
    fileName,
    storageKey,
    previewKey,
    contentType,
    page,
    sha256,
    widthPx,
    heightPx,
    ink,
    measured: row.measured,
  }
}

function inkOf(row: ArtworkRow): InkBox | null {
  const { inkLeftPx: left, inkTopPx: top, inkWidthPx: width, inkHeightPx: height } = row
  if (left === null || top === null || width === null || height === null) return null
  return { left, top, width, height }
}
