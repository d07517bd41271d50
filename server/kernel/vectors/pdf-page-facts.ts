import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** Facts that affect how PDFium draws but that it doesn't expose. */
type PdfPageFacts = {
  /** How many 1/72 inch a unit of the page is (ISO 32000-1, 14.11.3): large boards are drawn in larger units. */
  userUnit: number
  /** Whether something on it uses colors other than RGB and gray: named inks, CMYK, Lab. */
  hasInkColors: boolean
  /**
   * Whether transparent parts knock each other out (11.4.6): in groups that say so, and where one path is both filled
   * and stroked (11.7.4.4). PDFium layers them instead.
   */
  hasKnockouts: boolean
}

const plain: PdfPageFacts = { userUnit: 1, hasInkColors: false, hasKnockouts: false }

/** More than any program writes; larger values are treated as 1. */
const largestUnit = 1_000

/**
 * Facts about a page, numbered from 1. If something can't be read here, the usual value is assumed: other code decides
 * whether it can be drawn.
 */
export async function readPdfPageFacts(path: string, page: number): Promise<PdfPageFacts> {
  try {
    const document = await PDFDocument.load(await readFile(path), { updateMetadata: false })
    return pdfPageFacts(document.getPage(page - 1))
  } catch {
    return plain
  }
}

export function pdfPageFacts(page: PDFPage): PdfPageFacts {
  const stated = page.node.lookup(PDFName.of('UserUnit'))
  const unit = stated instanceof PDFNumber ? stated.asNumber() : 1
  return { userUnit: unit > 0 && unit <= largestUnit ? unit : 1, ...lookThrough(page) }
}

/** Color spaces that aren't screen colors (ISO 32000-1, 8.6): each program converts their values to RGB differently. */
const inkSpaces = new Set(['DeviceCMYK', 'CMYK', 'Separation', 'DeviceN', 'Lab'])
const spaceOperators = /\/(?:DeviceCMYK|CMYK)\b|(?:^|\s)(?:[\d.+-]+\s+){4}[kK](?=\s|$)/

/** No more than this much of a page's content is examined. */
const mostBytes = 32_000_000
const mostObjects = 50_000

const fillsAndStrokes = /(?:^|\s)[Bb]\*?(?=\s|$)/

/** Visits everything that the page refers to except its parent and annotations, each object once. */
function lookThrough(page: PDFPage): Pick<PdfPageFacts, 'hasInkColors' | 'hasKnockouts'> {
  const { context } = page.doc
  const found = { inks: false, knockoutGroup: false, seeThrough: false, filledAndStroked: false }
  const seen = new Set<PDFObject>()
  const waiting: PDFObject[] = [...contentsOf(page), page.node.Resources() ?? context.obj({})]
  for (let next = waiting.pop(); next && seen.size < mostObjects; next = waiting.pop()) {
    const object = next instanceof PDFRef ? context.lookup(next) : next
    if (!object || seen.has(object)) continue
    seen.add(object)
    if (object instanceof PDFName && inkSpaces.has(object.decodeText())) found.inks = true
    if (object instanceof PDFArray) waiting.push(...object.asArray())
    if (object instanceof PDFDict) {
      waiting.push(...childrenOf(object))
      found.knockoutGroup ||= object.lookup(PDFName.of('K')) === PDFBool.True
      found.seeThrough ||= isSeeThrough(object)
    }
    if (!(object instanceof PDFStream)) continue
    const drawn = isDrawn(object) ? textOf(object) : ''
    found.inks ||= isInkProfile(object) || spaceOperators.test(drawn)
    found.filledAndStroked ||= fillsAndStrokes.test(drawn)
    waiting.push(...childrenOf(object.dict))
  }
  const hasKnockouts = found.knockoutGroup || (found.seeThrough && found.filledAndStroked)
  return { hasInkColors: found.inks, hasKnockouts }
}

/** A graphics state with transparent strokes (8.4.5): if strokes are opaque, the fill below them is covered anyway. */
function isSeeThrough(state: PDFDict): boolean {
  const alpha = state.lookup(PDFName.of('CA'))
  return alpha instanceof PDFNumber && alpha.asNumber() < 1
}

const contentsOf = (page: PDFPage): PDFObject[] => {
  const contents = page.node.Contents()
  return contents ? [contents] : []
}

/** Names of dictionary entries are not color spaces; `OPI` and the like name inks without drawing in them. */
const passedOver = new Set(['Parent', 'Metadata', 'PieceInfo', 'OPI', 'Font', 'SeparationColorNames'])
const childrenOf = (dict: PDFDict): PDFObject[] =>
  dict.entries().flatMap(([key, value]) => (passedOver.has(key.decodeText()) ? [] : [value]))

/** A profile with four or more channels (8.6.5.5). */
const isInkProfile = ({ dict }: PDFStream): boolean => {
  const channels = dict.lookup(PDFName.of('N'))
  return channels instanceof PDFNumber && channels.asNumber() === 4 && !dict.has(PDFName.of('FunctionType'))
}

/** A page's content, a form or a tile: not an image, font or color table. */
const isDrawn = ({ dict }: PDFStream): boolean => {
  const kind = dict.get(PDFName.of('Subtype'))
  return (
    kind === PDFName.of('Form') ||
    dict.has(PDFName.of('PatternType')) ||
    dict.keys().every((key) => key === PDFName.of('Length') || key === PDFName.of('Filter'))
  )
}

function textOf(stream: PDFStream): string {
  if (!(stream instanceof PDFRawStream)) return ''
  const isPacked = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')
  try {
    const bytes = isPacked
      ? inflateSync(stream.contents, { maxOutputLength: mostBytes })
      : decodePDFRawStream(stream).decode()
    return Buffer.from(bytes).toString('latin1')
  } catch {
    return ''
  }
}
