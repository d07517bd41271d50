import type { VectorContentType } from '#domain/artwork/artwork.ts'
import type { Matrix, PageBox, PdfPageSize } from './page-size.ts'

/** A part of a drawing: a box in px of the grid that covers the whole page. */
export type VectorPart = {
  path: string
  contentType: VectorContentType
  /** Of a PDF, from 1. */
  page: number
  widthPx: number
  heightPx: number
  box: { left: number; top: number; width: number; height: number }
}

/** Draws each part as a separate page of one PDF. */
export type PartsTask = { parts: readonly VectorPart[]; target: string }

/** Pixels in a file, eight bits per channel, row by row starting at `start`: gray, RGB or RGBA. */
export type PixelFile = { path: string; start: number; width: number; height: number; channels: 1 | 3 | 4 }

/** Information for a RIP, besides the image. */
export type SheetMarks = {
  isMirrored: boolean
  /** An ICC profile file: the output intent. Null for the screen's. */
  profilePath: string | null
  /** Closed lines `[x, y, x, y, …]` in a spot color with this name; these and their width in page units. */
  cut: { name: string; rings: readonly (readonly number[])[]; lineWidth: number } | null
  /** White below everything, in a spot color with this name: how much of it each px of the page takes. */
  white: { name: string; picture: PixelFile } | null
}

/** Places pages of a parts file and images on one page, in layer order. */
export type SheetTask = {
  title: string
  page: PdfPageSize
  /** Null if nothing on the page is vector. */
  partsPath: string | null
  /** The pages of the parts file that are used, counted from 0. */
  forms: readonly number[]
  pictures: readonly PixelFile[]
  /** `use` numbers the forms first, then the images. */
  layers: readonly { use: number; matrix: Matrix; clip: PageBox | null }[]
  marks: SheetMarks
  target: string
}
