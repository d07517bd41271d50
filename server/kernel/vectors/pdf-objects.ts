import type { Pdfium } from './pdfium.ts'

/** Constants from PDFium's public header fpdf_edit.h. */
const textObject = 1
const imageObject = 3
const formObject = 5
/** Nested forms; no human-made drawing is deeper. */
const maxDepth = 12

/** As in a PDF: [a b c d e f]. */
type Matrix = readonly [number, number, number, number, number, number]
type Visited = { object: number; type: number; matrix: Matrix }

const identity: Matrix = [1, 0, 0, 1, 0, 0]
const pointsPerInch = 72

/** Whether some text needs a font that is not embedded: our fallback would look different. */
export function hasLooseFonts(pdfium: Pdfium, page: number): boolean {
  for (const { object, type } of objectsOf(pdfium, page))
    if (type === textObject && pdfium._FPDFFont_GetIsEmbedded(pdfium._FPDFTextObj_GetFont(object)) === 0)
      return true
  return false
}

/**
 * An image with fewer px is a flat area, and one that covers less of the page is too small a part of the artwork to
 * judge it by.
 */
const leastPixels = 9
const leastShare = 0.01

/** The dpi of the lowest-resolution image on a page, in the page's own units; null if there is none. */
export function coarsestPicture(pdfium: Pdfium, page: number): number | null {
  const area = pdfium._FPDF_GetPageWidth(page) * pdfium._FPDF_GetPageHeight(page)
  let coarsest: number | null = null
  for (const { object, type, matrix } of objectsOf(pdfium, page)) {
    if (type !== imageObject) continue
    const [width = 0, height = 0] =
      readNumbers(pdfium, 2, 'Uint32', (at) => pdfium._FPDFImageObj_GetImagePixelSize(object, at, at + 4)) ??
      []
    const [a, b, c, d] = matrix
    const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)]
    const counts = Math.min(width, height) >= leastPixels && across * down >= leastShare * area
    if (!counts || across === 0 || down === 0) continue
    const dpi = pointsPerInch * Math.min(width / across, height / down)
    coarsest = Math.min(coarsest ?? dpi, dpi)
  }
  return coarsest
}

/**
 * Everything that a page draws, including forms and their contents, each with the matrix from its own space to the
 * page's.
 */
function* objectsOf(pdfium: Pdfium, page: number): Generator<Visited> {
  for (let index = 0; index < pdfium._FPDFPage_CountObjects(page); index++)
    yield* within(pdfium, pdfium._FPDFPage_GetObject(page, index), identity, 0)
}

function* within(pdfium: Pdfium, object: number, outer: Matrix, depth: number): Generator<Visited> {
  const type = pdfium._FPDFPageObj_GetType(object)
  const matrix = joined(matrixOf(pdfium, object), outer)
  yield { object, type, matrix }
  if (type !== formObject || depth > maxDepth) return
  for (let index = 0; index < pdfium._FPDFFormObj_CountObjects(object); index++)
    yield* within(pdfium, pdfium._FPDFFormObj_GetObject(object, index), matrix, depth + 1)
}

function matrixOf(pdfium: Pdfium, object: number): Matrix {
  const read = readNumbers(pdfium, 6, 'Float32', (at) => pdfium._FPDFPageObj_GetMatrix(object, at))
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = read ?? []
  return [a, b, c, d, e, f]
}

/** First `inner`, then `outer` (ISO 32000-1, 8.3.4). */
const joined = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]

/** Four-byte numbers that a PDFium call writes to a given address; null if it reports that there are none. */
export function readNumbers(
  pdfium: Pdfium,
  count: number,
  kind: 'Uint32' | 'Float32',
  write: (at: number) => number,
): number[] | null {
  const at = pdfium.wasmExports.malloc(count * 4)
  try {
    if (write(at) === 0) return null
    const view = new DataView(pdfium.HEAPU8.buffer)
    return Array.from({ length: count }, (_, index) => view[`get${kind}`](at + index * 4, true))
  } finally {
    pdfium.wasmExports.free(at)
  }
}
