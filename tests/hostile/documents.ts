import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { onePage as one, packed, pdf, stream } from '#tests/harness/files/pdf-by-hand.ts'
import { endless, type OddFile, odd } from './odd-file.ts'

/** For a flat page of 288 × 18 points: 4 in wide. */
const grid = [6_600, 413] as const
/** PDFium's default for a page without a size. */
const letter = [5_100, 6_600] as const
const bar = '0.8 0.1 0.2 rg 0 0 288 18 re f'

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const form = (content: string, resources = '', more = ''): Buffer =>
  stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 288 18] /Resources << ${resources} >> ${more}`)

/** Each form draws the next one ten times. */
const nestedForms = (levels: number, more = '') =>
  one({
    content: stream('/F Do'),
    resources: '/XObject << /F 5 0 R >>',
    further: [
      ...times(levels, (at) => form('/F Do '.repeat(10), `/XObject << /F ${6 + at} 0 R >>`, more)),
      form(bar, '', more),
    ],
  })

const pages = (count: number) => () =>
  pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${times(count, (at) => `${4 + at} 0 R`).join(' ')}] /Count ${count} >>`,
    stream(bar),
    ...times(count, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 18] /Contents 3 0 R >>'),
  ])

const picture = (
  width: number,
  height: number,
  bytes: Buffer,
  more = '/ColorSpace /DeviceGray /BitsPerComponent 8',
) =>
  one({
    content: stream('288 0 0 18 0 0 cm /I Do'),
    resources: '/XObject << /I 5 0 R >>',
    further: [packed(bytes, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${more}`)],
  })

const made =
  (options: PDFKit.PDFDocumentOptions, draw: (page: PDFKit.PDFDocument) => void) => (): Promise<Buffer> => {
    const document = new PDFDocument({ margin: 0, size: [288, 18], ...options })
    const bytes = buffer(document)
    draw(document)
    document.end()
    return bytes
  }
const red = (document: PDFKit.PDFDocument): void => void document.rect(0, 0, 288, 18).fill('#c01030')

const texture = '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 288 18] /Resources << >>'

const costly: OddFile[] = [
  odd('forms of forms: 10¹⁰ bars', 'too_complex', nestedForms(10), endless),
  odd(
    'transparent groups of groups',
    'too_complex',
    nestedForms(8, '/Group << /S /Transparency >>'),
    endless,
  ),
  odd(
    'a form of itself',
    'empty',
    one({
      content: stream('/F Do'),
      resources: '/XObject << /F 5 0 R >>',
      further: [form('/F Do', '/XObject << /F 5 0 R >>')],
    }),
  ),
  odd(
    'a content of 50 MB of blanks',
    grid,
    one({ content: packed(Buffer.concat([Buffer.from(bar), Buffer.alloc(50_000_000, 32)])) }),
  ),
  odd(
    'a million bars',
    'too_complex',
    one({ content: packed(Buffer.from(`${bar}\n`.repeat(1_000_000))) }),
    endless,
  ),
  odd(
    'a million states that are kept',
    grid,
    one({ content: packed(Buffer.from(`${'q '.repeat(1_000_000)}${bar}`)) }),
  ),
  odd(
    'tiles of a thousandth',
    'too_complex',
    one({
      content: stream('/Pattern cs /P scn 0 0 288 18 re f'),
      resources: '/Pattern << /P 5 0 R >>',
      further: [stream(bar, `${texture} /XStep 0.0001 /YStep 0.0001`)],
    }),
    endless,
  ),
  odd('a dash of nothing', 'empty', one({ content: stream('[0.0000001] 0 d 1 w 0 9 m 1e7 9 l S') })),
  odd(
    'a picture that claims 60,000 × 60,000 px',
    'too_complex',
    picture(60_000, 60_000, Buffer.alloc(1_000)),
    endless,
  ),
  odd('a picture of 100 megapixels', grid, picture(10_000, 10_000, Buffer.alloc(100_000_000))),
  odd(
    'a filter on a filter on a filter',
    grid,
    one({
      content: stream(
        deflateSync(deflateSync(deflateSync(bar))),
        '/Filter [/FlateDecode /FlateDecode /FlateDecode]',
      ),
    }),
  ),
  odd(
    'a thousand filters',
    grid,
    one({ content: stream(bar, `/Filter [${'/FlateDecode '.repeat(1_000)}]`) }),
  ),
]

const shapes: OddFile[] = [
  odd('a plain page', grid, one({})),
  odd('100 pages', 'too_many_pages', pages(100)),
  odd('a million pages, it says', 'too_many_pages', () =>
    pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 18] /Contents 4 0 R >>',
      stream(bar),
    ]),
  ),
  odd('pages within pages, 5,000 deep', 'damaged', () =>
    pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      ...times(5_000, (at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`),
      '<< /Type /Page /MediaBox [0 0 288 18] >>',
    ]),
  ),
  odd('pages that hold each other', 'damaged', () =>
    pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  ),
  odd('no pages', 'damaged', () =>
    pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
  ),
  odd('a page of nothing', letter, one({ box: '0 0 0 0' })),
  odd('a page upside down', grid, one({ box: '288 18 0 0' })),
  odd('a page of a hair', 'mostlyEmpty', one({ box: '0 0 0.0016 0.0001' })),
  odd('a page of three miles', 'no_size', one({ box: '0 0 200000 200000' })),
  odd('a page of no numbers', letter, one({ box: '/a /b /c /d' })),
  odd('a page whose crop lies beside it', 'no_size', one({ more: '/CropBox [900 900 999 999]' })),
  odd('a page on its side', [413, 6_600], one({ more: '/Rotate 90' })),
  odd('a page turned by 45°', grid, one({ more: '/Rotate 45' })),
  odd('nothing on the page', 'empty', one({ content: stream('') })),
]

const unusual: OddFile[] = [
  odd('locked with a password', 'locked', made({ userPassword: 'ink' }, red)),
  odd(
    'locked against changes only',
    grid,
    made(
      { ownerPassword: 'ink', permissions: { printing: false } } as unknown as PDFKit.PDFDocumentOptions,
      red,
    ),
  ),
  odd(
    'text without its font',
    'loose_fonts',
    made({}, (document) => void document.fontSize(9).text('Ada')),
  ),
  odd(
    'a script and a file inside',
    grid,
    one({
      more: '/AA << /O << /S /JavaScript /JS (while(true){}) >> >> /Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] >>]',
    }),
  ),
  odd('a command to be run', grid, one({ more: '/AA << /O << /S /Launch /F (/bin/sh) >> >>' })),
  odd('no table of objects', 'damaged', () => one({})().subarray(0, -150)),
  odd('a table that points nowhere', grid, () =>
    Buffer.from(
      one({})()
        .toString('latin1')
        .replace(/0000000\d{3} 00000 n/g, '0000009999 00000 n'),
      'latin1',
    ),
  ),
  odd('a table that leads back to itself', grid, () =>
    Buffer.from(one({})().toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Prev 1'), 'latin1'),
  ),
  odd('a length that is too long', grid, () =>
    Buffer.from(
      one({})()
        .toString('latin1')
        .replace(/Length \d+/, 'Length 99999999'),
      'latin1',
    ),
  ),
  odd('a letter that says that it is a PDF', 'damaged', () => Buffer.from('%PDF-1.7\nthis is a letter')),
  odd('a hundred bytes before it', 'wrongType', () =>
    Buffer.concat([Buffer.from('x'.repeat(100)), one({})()]),
  ),
  odd('a zip behind it', grid, () => Buffer.concat([one({})(), Buffer.from('PK\x03\x04 and so on')])),
]

export const documents: readonly OddFile[] = [...costly, ...shapes, ...unusual].map((file) => ({
  ...file,
  name: `PDF: ${file.name}`,
}))
