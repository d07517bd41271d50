import { readFile } from 'node:fs/promises'
import { PDFiumModule } from '@hyzyla/pdfium'
import { showTrimmed } from './pdf-boxes.ts'
import { coarsestPicture, hasLooseFonts } from './pdf-objects.ts'
import type { Pdfium } from './pdfium.ts'
import { VectorProblem } from './vector-problem.ts'

/** In px of the whole page as drawn. */
export type PdfRegion = { left: number; top: number; width: number; height: number }

export type OpenPdf = {
  countPages(): number
  /** Measures the part that is shown and printed: the trim box, if there is one. @throws VectorProblem */
  measurePage(page: number): Promise<MeasuredPage>
  /**
   * RGBA of a region, in px of the page when drawn at size `full`; transparent where nothing is drawn. @throws
   * VectorProblem
   */
  draw(page: number, full: { width: number; height: number }, region: PdfRegion): Uint8Array<ArrayBuffer>
}

type MeasuredPage = {
  /** 72 per inch. */
  widthPoints: number
  heightPoints: number
  hasLooseFonts: boolean
  /** See pdf-page-facts.ts. */
  hasInkColors: boolean
  hasKnockouts: boolean
  /** The resolution of the lowest-resolution image on it, at the page's own size; null if there is none that counts. */
  pictureDpi: number | null
}

const bgra = 4
/** FPDF_ANNOT, FPDF_PRINTING: only stamps and notes that would be printed. */
const withPrintedNotes = 0x01 | 0x800
const passwordError = 4

/**
 * Calls `use` with an open PDF.
 * @throws VectorProblem if the file is locked or damaged.
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
    measurePage: async (page) => {
      const measured = onPage(pdfium, document, page, (opened) => ({
        widthPoints: pdfium._FPDF_GetPageWidth(opened),
        heightPoints: pdfium._FPDF_GetPageHeight(opened),
        hasLooseFonts: hasLooseFonts(pdfium, opened),
        pictureDpi: coarsestPicture(pdfium, opened),
      }))
      // The library is loaded for PDFs only: processes that decode raster images start in half the time.
      const { readPdfPageFacts } = await import('./pdf-page-facts.ts')
      const { userUnit, ...further } = await readPdfPageFacts(path, page)
      const { widthPoints, heightPoints, pictureDpi } = measured
      return {
        ...{ ...measured, ...further },
        widthPoints: widthPoints * userUnit,
        heightPoints: heightPoints * userUnit,
        pictureDpi: pictureDpi && pictureDpi / userUnit,
      }
    },
    draw: (page, full, region) =>
      onPage(pdfium, document, page, (opened) => draw(pdfium, opened, full, region)),
  })
}

function onPage<T>(pdfium: Pdfium, document: number, page: number, use: (opened: number) => T): T {
  return readingWith(() => {
    const opened = pdfium._FPDF_LoadPage(document, page - 1)
    if (opened === 0) throw new VectorProblem('damaged')
    try {
      showTrimmed(pdfium, opened)
      return use(opened)
    } finally {
      pdfium._FPDF_ClosePage(opened)
    }
  })
}

/** Any crash in there is caused by the file. */
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
    pdfium._FPDF_RenderPageBitmap(bitmap, page, -left, -top, full.width, full.height, 0, withPrintedNotes)
    return toRgba(pdfium.HEAPU8.slice(pixels, pixels + size))
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(pixels)
  }
}

/**
 * Converts from BGRA, in place. PDFium can write RGBA directly (FPDF_REVERSE_BYTE_ORDER), but then blends transparent
 * layers incorrectly: two halves come to 127 instead of 191.
 */
function toRgba(pixels: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let at = 0; at < pixels.length; at += 4) {
    const blue = pixels[at] ?? 0
    pixels[at] = pixels[at + 2] ?? 0
    pixels[at + 2] = blue
  }
  return pixels
}
