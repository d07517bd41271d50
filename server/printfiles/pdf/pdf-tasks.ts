import type { VectorContentType } from '#domain/artwork/artwork.ts'
import type { Matrix, PdfPageSize } from './page-size.ts'

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

/** Pixels in a file, eight bits a channel, row by row from `start` on. */
export type PixelFile = { path: string; start: number; width: number; height: number; hasAlpha: boolean }

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
  layers: readonly { use: number; matrix: Matrix }[]
  target: string
}
