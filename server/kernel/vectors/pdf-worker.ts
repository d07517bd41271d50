import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumModule } from '@hyzyla/pdfium'
import type { PdfAnswer, PdfQuestion, PdfRegion } from './pdf-messages.ts'

/**
 * PDFium in a thread of its own: what hangs in a hostile file is ended with the thread, and what breaks stays in
 * WebAssembly's own memory. Numbers are of PDFium's public headers (fpdfview.h, fpdf_edit.h).
 */

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>

/** In the library, and not in its types. */
type FontCalls = {
  _FPDFTextObj_GetFont(object: number): number
  _FPDFFont_GetIsEmbedded(font: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, index: number): number
}

const bgra = 4
const reverseByteOrder = 0x10
const passwordError = 4
const textObject = 1
const formObject = 5
/** Forms within forms; deeper is no drawing of a person. */
const maxDepth = 12

const path = String(workerData)

const pdfium = (await PDFiumModule({})) as Pdfium & FontCalls
pdfium._FPDF_InitLibraryWithConfig({})
const bytes = await readFile(path)
const held = pdfium.wasmExports.malloc(bytes.length)
pdfium.HEAPU8.set(bytes, held)
const document = pdfium._FPDF_LoadMemDocument(held, bytes.length, 0)
const problem =
  document !== 0
    ? null
    : pdfium._FPDF_GetLastError() === passwordError
      ? ('locked' as const)
      : ('damaged' as const)

parentPort?.on('message', (question: PdfQuestion) => {
  const answer = problem !== null ? { kind: 'problem' as const, problem } : answerTo(question)
  parentPort?.postMessage(answer, answer.kind === 'drawn' ? [answer.pixels.buffer] : [])
})

function answerTo(question: PdfQuestion): PdfAnswer {
  if (question.kind === 'measure') return { kind: 'measured', pageCount: pdfium._FPDF_GetPageCount(document) }
  const page = pdfium._FPDF_LoadPage(document, question.page - 1)
  if (page === 0) return { kind: 'problem', problem: 'damaged' }
  try {
    if (question.kind === 'draw') return { kind: 'drawn', pixels: draw(page, question.full, question.region) }
    return {
      kind: 'page',
      widthPoints: pdfium._FPDF_GetPageWidth(page),
      heightPoints: pdfium._FPDF_GetPageHeight(page),
      hasLooseFonts: hasLooseFonts(page),
    }
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}

/** RGBA of a region of the page, which as a whole would be `full` px large; transparent where nothing is drawn. */
function draw(
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
    pdfium._FPDF_RenderPageBitmap(bitmap, page, -left, -top, full.width, full.height, 0, reverseByteOrder)
    return pdfium.HEAPU8.slice(pixels, pixels + size)
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(pixels)
  }
}

/** Whether some text needs a font that the file does not bring: ours would look different. */
function hasLooseFonts(page: number): boolean {
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
