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
  /** What the checks need to know about its pixels. */
  measured: ArtworkFacts
  /** For a PDF; 1 for everything else. */
  pageCount: number
}

/** The result of inspecting a file: what is in it, or a message for the shopper on why it can't be printed. */
export type Inspected =
  /** `isConverted`: it is printed from the file of that name in the folder, not from the upload. */
  | { ok: true; facts: PictureFacts; isConverted?: boolean }
  /** `missingFonts`: once one of our fonts is picked to replace each, the file can be printed. */
  | { ok: false; rejection: string; missingFonts?: string[] }

/** File names of its images in the folder. */
export const previewName = 'preview.webp'
export const thumbnailName = 'thumbnail.webp'
export const convertedName = 'converted'
