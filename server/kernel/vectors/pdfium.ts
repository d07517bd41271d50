import type { PDFiumModule } from '@hyzyla/pdfium'

/**
 * PDFium, as WebAssembly: a crash stays in its own memory, which is separate for each file. A hang is ended along with
 * the process (`decode`). Numbers are from PDFium's public headers (fpdfview.h, fpdf_edit.h). Pages count from 1.
 */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & FurtherCalls

/** In the library, but not in its types. Output parameters are passed as addresses. */
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
