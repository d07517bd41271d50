import { readFile, writeFile } from 'node:fs/promises'
import { PDFDocument, PDFName, type PDFPage, type TransformationMatrix } from '@cantoo/pdf-lib'
import { trimmed } from '#server/kernel/vectors/pdf-boxes.ts'
import { pdfPageFacts } from '#server/kernel/vectors/pdf-page-facts.ts'
import type { Corners } from '#server/kernel/vectors/pdfium.ts'
import type { PartsTask, VectorPart } from './pdf-tasks.ts'
import { svgToPdf } from './svg-to-pdf.ts'

/**
 * The task: draws each part on its own page, exactly as large as the part, one unit per px of its grid. A part that
 * cannot be read, or that other programs would draw differently, has no page: the caller prints its pixels. Reports
 * which part it starts on: if the process dies then, that part is to blame.
 */
export async function drawParts(
  { parts, target }: PartsTask,
  onBegin: (part: number) => void,
): Promise<(number | null)[]> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const pages: (number | null)[] = []
  for (const [index, part] of parts.entries()) {
    onBegin(index)
    try {
      await drawPart(document, part)
      pages.push(document.getPageCount() - 1)
    } catch {
      pages.push(null)
    }
  }
  await writeFile(target, await document.save({ addDefaultPage: false }))
  return pages
}

async function drawPart(document: PDFDocument, part: VectorPart): Promise<void> {
  const isSvg = part.contentType === 'image/svg+xml'
  const bytes = isSvg ? await svgToPdf(part.path) : await readFile(part.path)
  const source = await PDFDocument.load(bytes, { updateMetadata: false })
  const drawing = source.getPage(isSvg ? 0 : part.page - 1)
  if (!isSvg && looksOtherwiseElsewhere(drawing)) throw new Error('Others would draw it differently')
  const { box, matrix } = shownBox(drawing, part)
  const form = await document.embedPage(drawing, box, matrix)
  const page = document.addPage([part.box.width, part.box.height])
  await document.flush()
  page.node.set(PDFName.of('Resources'), document.context.obj({ XObject: { Part: form.ref } }))
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream('/Part Do')))
}

/**
 * What a reader shows of a page, with its rotation applied, and where that goes when the part's corner is at the
 * origin.
 */
function shownBox(
  page: PDFPage,
  { box, widthPx, heightPx }: VectorPart,
): { box: { left: number; bottom: number; right: number; top: number }; matrix: TransformationMatrix } {
  const shown = trimmed(cornersOf(page.getCropBox()), cornersOf(page.getMediaBox()))
  const [left, bottom, right, top] = trimmed(cornersOf(page.getTrimBox()), shown)
  const [wide, high] = [right - left, top - bottom]
  const below = heightPx - box.top - box.height
  const turned = turnedShares(page.getRotation().angle, { left, bottom, right, top, wide, high })
  const [a, b, c, d, e, f] = turned
  const matrix: TransformationMatrix = [
    ...[a * widthPx, b * heightPx, c * widthPx, d * heightPx],
    ...[e * widthPx - box.left, f * heightPx - below],
  ] as TransformationMatrix
  return { box: { left, bottom, right, top }, matrix }
}

function looksOtherwiseElsewhere(page: PDFPage): boolean {
  const { hasInkColors, hasKnockouts } = pdfPageFacts(page)
  return hasInkColors || hasKnockouts
}

const cornersOf = ({ x, y, width, height }: Rectangle): Corners => [x, y, x + width, y + height]

type Rectangle = { x: number; y: number; width: number; height: number }
type Shown = { left: number; bottom: number; right: number; top: number; wide: number; high: number }

/**
 * From the page's own space to fractions of the visible area, from its lower left corner (ISO 32000-1, 7.7.3.3 Rotate).
 */
function turnedShares(angle: number, { left, bottom, right, top, wide, high }: Shown): TransformationMatrix {
  const quarter = (((angle / 90) % 4) + 4) % 4
  if (quarter === 1) return [0, -1 / wide, 1 / high, 0, -bottom / high, right / wide]
  if (quarter === 2) return [-1 / wide, 0, 0, -1 / high, right / wide, top / high]
  if (quarter === 3) return [0, 1 / wide, -1 / high, 0, top / high, -left / wide]
  return [1 / wide, 0, 0, 1 / high, -left / wide, -bottom / high]
}
