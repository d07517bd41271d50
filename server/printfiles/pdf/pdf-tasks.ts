import type { VectorContentType } from '#domain/artwork/artwork.ts'
import type { Matrix, PageBox, PdfPageSize } from './page-size.ts'

/** A part of a drawing: the box in px of the grid that the whole page is laid on. */
export type VectorPart = {
  path: string
  contentType: VectorContentType
  /** Of a PDF, from 1. */
  page: number
  widthPx: number
  heightPx: number
  box: { left: number; top: number; width: number; height: number }
}

/** Draws each part as a page of its own of one PDF. */
export type PartsTask = { parts: readonly VectorPart[]; target: string }

/** Pixels in a file, eight bits a channel, row by row from `start` on: gray, RGB or RGBA. */
export type PixelFile = { path: string; start: number; width: number; height: number; channels: 1 | 3 | 4 }

/** What a RIP is told beside the picture. */
export type SheetMarks = {
  isMirrored: boolean
  /** A file of an ICC profile: the output intent. Null for the screen's. */
  profilePath: string | null
  /** Closed lines `[x, y, x, y, …]` in a spot color of this name; these and their width in units of the page. */
  cut: { name: string; rings: readonly (readonly number[])[]; lineWidth: number } | null
  /** White below everything, in a spot color of this name: how much of it each px of the page takes. */
  white: { name: string; picture: PixelFile } | null
}

/** Lays pages of a parts file and pictures on one page, in the order of the layers. */
export type SheetTask = {
  title: string
  page: PdfPageSize
  /** Null where nothing on the page is vector. */
  partsPath: string | null
  /** Pages of the parts file that are used, from 0. */
  forms: readonly number[]
  pictures: readonly PixelFile[]
  /** `use` counts on from the forms to the pictures. */
  layers: readonly { use: number; matrix: Matrix; clip: PageBox | null }[]
  marks: SheetMarks
  target: string
}
