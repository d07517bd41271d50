import type { PDFiumModule } from '@hyzyla/pdfium'

/**
 * PDFium, as WebAssembly: what breaks stays in its own memory, which each file has for itself. What hangs is ended with
 * the process (`decode`). Numbers are of PDFium's public headers (fpdfview.h, fpdf_edit.h). Pages count from 1.
 */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & FurtherCalls

/** In the library, and not in its types. Where numbers are written, their addresses are told. */
type FurtherCalls = {
  _FPDFTextObj_GetFont(object: number): number
  _FPDFFont_GetIsEmbedded(font: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, index: number): number
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number
  _FPDFPage_GetTrimBox: ReadBox
  _FPDFPage_GetCropBox: ReadBox
  _FPDFPage_GetMediaBox: ReadBox
  _FPDFPage_SetCropBox(page: number, ...corners: Corners): void
}

type ReadBox = (page: number, left: number, bottom: number, right: number, top: number) => number

export type Corners = readonly [left: number, bottom: number, right: number, top: number]
