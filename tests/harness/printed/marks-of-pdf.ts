import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib'

/** Points from a page's left and top edge. Text extends from the top of its capitals to its descenders. */
type Box = { left: number; top: number; right: number; bottom: number }
/** `isCut`: part of it is outside its clipping area. */
export type Mark = Box & { kind: 'words' | 'picture' | 'stroke' | 'fill'; words: string; isCut: boolean }
export type PageOfMarks = { width: number; height: number; marks: Mark[] }

/** Decodes a font's strings to characters and their width in ems. */
type Reader = (codes: Buffer) => { letters: string; ems: number }

/** What pdfkit put on each page in the built-in Helvetica or an embedded font, and where, in drawing order. */
export async function marksOfPdf(bytes: Uint8Array): Promise<PageOfMarks[]> {
  const pdf = await PDFDocument.load(bytes)
  const fonts = {
    Helvetica: builtInReader(await pdf.embedFont(StandardFonts.Helvetica)),
    'Helvetica-Bold': builtInReader(await pdf.embedFont(StandardFonts.HelveticaBold)),
  }
  return pdf.getPages().map((page) => {
    const { width, height } = page.getSize()
    return { width, height, marks: marksOf(page, height, fontsOf(page, fonts)) }
  })
}

function fontsOf(page: PDFPage, known: Record<string, Reader>): Map<string, Reader> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  return new Map(
    [...(fonts?.entries() ?? [])].flatMap(([name]) => {
      const font = fonts?.lookup(name, PDFDict)
      const base = font?.lookup(PDFName.of('BaseFont'), PDFName)
      const reader = known[base?.decodeText() ?? ''] ?? (font && embeddedReader(font))
      return reader ? [[name.decodeText(), reader] as const] : []
    }),
  )
}

const builtInReader =
  (font: PDFFont): Reader =>
  (codes) => {
    const letters = new TextDecoder('windows-1252').decode(codes)
    return { letters, ems: font.widthOfTextAtSize(letters, 1) }
  }

/** Two bytes per glyph, which pdfkit counts from 0; their text is in `ToUnicode`, and their widths in `W`. */
function embeddedReader(font: PDFDict): Reader | null {
  const unicode = font.lookup(PDFName.of('ToUnicode'))
  const [descendant] = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.asArray() ?? []
  if (!(unicode instanceof PDFRawStream) || !descendant) return null
  const widths = font.context
    .lookup(descendant, PDFDict)
    .lookup(PDFName.of('W'), PDFArray)
    .lookup(1, PDFArray)
  const glyphs = new Map<number, string>()
  const ranges = Buffer.from(decodePDFRawStream(unicode).decode()).toString('latin1')
  for (const [, first = '', list = ''] of ranges.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      glyphs.set(
        Number.parseInt(first, 16) + at,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return (codes) => {
    const found = Array.from({ length: codes.length / 2 }, (_, at) => codes.readUInt16BE(2 * at))
    return {
      letters: found.map((glyph) => glyphs.get(glyph) ?? '').join(''),
      ems: found.reduce((sum, glyph) => sum + widths.lookup(glyph, PDFNumber).asNumber() / 1000, 0),
    }
  }
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents]
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        : '',
    )
    .join('\n')
}

type Point = [x: number, y: number]

const boxOf = (corners: readonly Point[], pageHeight: number): Box => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => pageHeight - y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
const within = (one: Box, other: Box): Box => ({
  ...{ left: Math.max(one.left, other.left), top: Math.max(one.top, other.top) },
  ...{ right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) },
})

/** PDF 32000-1, 8.3.4: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [number, number, number, number, number, number]
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j] as const),
  ...([e * g + f * i + k, e * h + f * j + l] as const),
]
const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/**
 * As fractions of the font size: how far capitals reach above the baseline, and others below it (Helvetica's metrics).
 */
const [above, below] = [0.72, 0.21]

function marksOf(page: PDFPage, height: number, fonts: ReadonlyMap<string, Reader>): Mark[] {
  const marks: Mark[] = []
  const stack: { matrix: Matrix; clip: Box }[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let clip: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  let line: Matrix = matrix
  let [fontName, fontSize, spacing] = ['', 0, 0]
  let path: Point[] = []
  const put = (kind: Mark['kind'], corners: readonly Point[], words = '') => {
    const whole = boxOf(corners, height)
    const seen = within(whole, clip)
    const isCut = Object.entries(seen).some(([side, at]) => Math.abs(at - whole[side as keyof Box]) > 0.01)
    if (seen.left <= seen.right && seen.top <= seen.bottom) marks.push({ kind, ...seen, words, isCut })
  }
  const numbers: number[] = []
  const last = (count: number): number[] => numbers.slice(-count)
  const show = (codes: Buffer) => {
    const read = fonts.get(fontName)
    if (!read) throw new Error(`${fontName} is no font that is measured here`)
    const { letters, ems } = read(codes)
    const wide = ems * fontSize + spacing * letters.length
    const all = times(line, matrix)
    if (letters.trim() !== '')
      put('words', [moved(all, 0, above * fontSize), moved(all, wide, -below * fontSize)], letters)
    line = times([1, 0, 0, 1, wide, 0], line)
  }
  const operators: Record<string, () => void> = {
    q: () => stack.push({ matrix, clip }),
    Q: () => {
      ;({ matrix, clip } = stack.pop() ?? { matrix, clip })
    },
    cm: () => {
      matrix = times(last(6) as unknown as Matrix, matrix)
    },
    BT: () => {
      line = [1, 0, 0, 1, 0, 0]
    },
    Tm: () => {
      line = last(6) as unknown as Matrix
    },
    Tf: () => {
      fontSize = numbers.at(-1) ?? 0
    },
    Tc: () => {
      spacing = numbers.at(-1) ?? 0
    },
    m: () => path.push(moved(matrix, ...(last(2) as Point))),
    l: () => path.push(moved(matrix, ...(last(2) as Point))),
    c: () => path.push(moved(matrix, ...(last(2) as Point))),
    re: () => {
      const [x = 0, y = 0, width = 0, tall = 0] = last(4)
      path.push(moved(matrix, x, y), moved(matrix, x + width, y + tall))
    },
    W: () => {
      clip = within(boxOf(path, height), clip)
    },
    S: () => put('stroke', path),
    f: () => put('fill', path),
    Do: () => put('picture', [moved(matrix, 0, 0), moved(matrix, 1, 1)]),
  }
  const ends = new Set(['S', 's', 'f', 'n', 'B', 'b'])
  for (const [token] of contentOf(page).matchAll(
    /\[[^\]]*\]|<[0-9a-fA-F]*>|\/[^\s/[\]<>()]+|[^\s/[\]<>()]+/g,
  )) {
    if (token.startsWith('/')) fontName = fonts.has(token.slice(1)) ? token.slice(1) : fontName
    else if (token.startsWith('[')) {
      // Includes its kerning, which is smaller than the distances that matter here.
      const letters = [...token.matchAll(/<([0-9a-fA-F]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'))
      if (letters.length > 0) show(Buffer.concat(letters))
    } else if (Number.isFinite(Number(token))) {
      numbers.push(Number(token))
      continue
    } else {
      operators[token]?.()
      if (ends.has(token)) path = []
    }
    numbers.length = 0
  }
  return marks
}

/** The text on all of its pages, one line each. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  const marks = (await marksOfPdf(bytes)).flatMap((page) => page.marks)
  return marks
    .filter(({ kind }) => kind === 'words')
    .map(({ words }) => words)
    .join('\n')
}
