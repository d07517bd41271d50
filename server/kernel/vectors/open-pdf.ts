import { readFile } from 'node:fs/promises'
import { PDFiumModule } from '@hyzyla/pdfium'
import { VectorProblem } from './vector-problem.ts'

/**
 * PDFium, as WebAssembly: what breaks stays in its own memory, which each file has for itself. What hangs is ended with
 * the process (`decode`). Numbers are of PDFium's public headers (fpdfview.h, fpdf_edit.h). Pages count from 1.
 */

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & FontCalls

/** In the library, and not in its types. */
type FontCalls = {
  _FPDFTextObj_GetFont(object: number): number
  _FPDFFont_GetIsEmbedded(font: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, index: number): number
}

/** In px of the whole page as it is drawn. */
export type PdfRegion = { left: number; top: number; width: number; height: number }

export type OpenPdf = {
  countPages(): number
  /** Its size in points, 72 to the inch, as it is looked at. @throws VectorProblem */
  measurePage(page: number): { widthPoints: number; heightPoints: number; hasLooseFonts: boolean }
  /** RGBA of a region, in px of the page drawn as large as `full`; transparent where nothing is drawn. @throws VectorProblem */
  draw(page: number, full: { width: number; height: number }, region: PdfRegion): Uint8Array<ArrayBuffer>
}

const bgra = 4
const passwordError = 4
const textObject = 1
const formObject = 5
/** Forms within forms; deeper is no drawing of a person. */
const maxDepth = 12

/**
 * Lets `use` ask about a PDF.
 * @throws VectorProblem when the file is locked or damaged.
 */
export async function withPdf<T>(path: string, use: (pdf: OpenPdf) => T | Promise<T>): Promise<T> {
  const pdfium = (await PDFiumModule({})) as Pdfium
  pdfium._FPDF_InitLibraryWithConfig({})
  const bytes = await readFile(path)
  const held = pdfium.wasmExports.malloc(bytes.length)
  pdfium.HEAPU8.set(bytes, held)
  const document = readingWith(() => pdfium._FPDF_LoadMemDocument(held, bytes.length, 0))
  if (document === 0)
    throw new VectorProblem(pdfium._FPDF_GetLastError() === passwordError ? 'locked' : 'damaged')
  return use({
    countPages: () => readingWith(() => pdfium._FPDF_GetPageCount(document)),
    measurePage: (page) =>
      onPage(pdfium, document, page, (opened) => ({
        widthPoints: pdfium._FPDF_GetPageWidth(opened),
        heightPoints: pdfium._FPDF_GetPageHeight(opened),
        hasLooseFonts: hasLooseFonts(pdfium, opened),
      })),
    draw: (page, full, region) =>
      onPage(pdfium, document, page, (opened) => draw(pdfium, opened, full, region)),
  })
}

function onPage<T>(pdfium: Pdfium, document: number, page: number, use: (opened: number) => T): T {
  return readingWith(() => {
    const opened = pdfium._FPDF_LoadPage(document, page - 1)
    if (opened === 0) throw new VectorProblem('damaged')
    try {
      return use(opened)
    } finally {
      pdfium._FPDF_ClosePage(opened)
    }
  })
}

/** What breaks in there breaks by the file. */
function readingWith<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof VectorProblem ? error : new VectorProblem('damaged')
  }
}

function draw(
  pdfium: Pdfium,
  page: number,
  full: { width: number; height: number },
  { left, top, width, height }: PdfRegion,
): Uint8Array<ArrayBuffer> {
  const size = width * height * 4
  const pixels = pdfium.wasmExports.malloc(size)
  if (pixels === 0) throw new Error('No memory for this page')
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bgra, pixels, width * 4)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, -left, -top, full.width, full.height, 0, 0)
    return toRgba(pdfium.HEAPU8.slice(pixels, pixels + size))
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(pixels)
  }
}

/**
 * From BGRA, in place. PDFium would write RGBA by itself (FPDF_REVERSE_BYTE_ORDER), but lays what is see-through over what
 * is see-through wrongly then: two halves come to 127 instead of 191.
 */
function toRgba(pixels: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let at = 0; at < pixels.length; at += 4) {
    const blue = pixels[at] ?? 0
    pixels[at] = pixels[at + 2] ?? 0
    pixels[at + 2] = blue
  }
  return pixels
}

/** Whether some text needs a font that the file does not bring: ours would look different. */
function hasLooseFonts(pdfium: Pdfium, page: number): boolean {
  const isLoose = (object: number, depth: number): boolean => {
    const type = pdfium._FPDFPageObj_GetType(object)
    if (type === textObject) return pdfium._FPDFFont_GetIsEmbedded(pdfium._FPDFTextObj_GetFont(object)) === 0
    if (type !== formObject || depth > maxDepth) return false
    return some(pdfium._FPDFFormObj_CountObjects(object), (index) =>
      isLoose(pdfium._FPDFFormObj_GetObject(object, index), depth + 1),
    )
  }
  return some(pdfium._FPDFPage_CountObjects(page), (index) =>
    isLoose(pdfium._FPDFPage_GetObject(page, index), 0),
  )
}

function some(count: number, holds: (index: number) => boolean): boolean {
  for (let index = 0; index < count; index++) if (holds(index)) return true
  return false
}
