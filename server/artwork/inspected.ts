import type { ArtworkContentType } from '#domain/artwork/artwork.ts'
import type { InkBox } from '#domain/artwork/ink-box.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'

export type PictureFacts = {
  contentType: ArtworkContentType
  sha256: string
  widthPx: number
  heightPx: number
  ink: InkBox
  densityDpi: number | null
  hasAlpha: boolean
  /** What the checks need to know of its pixels. */
  measured: ArtworkFacts
  /** Of a PDF; 1 for all else. */
  pageCount: number
}

/** What came of looking at a file: what is in it, or in words for the shopper why it cannot be printed. */
export type Inspected =
  /** `isConverted`: it is printed from the file of that name in the folder, not from what was uploaded. */
  | { ok: true; facts: PictureFacts; isConverted?: boolean }
  /** `missingFonts`: one of ours may be picked for each, and then it can be. */
  | { ok: false; rejection: string; missingFonts?: string[] }

/** What its pictures are called in the folder that they are left in. */
export const previewName = 'preview.webp'
export const thumbnailName = 'thumbnail.webp'
export const convertedName = 'converted'
