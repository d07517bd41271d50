import { gzipSync } from 'node:zlib'
import { decompressionBomb } from '#tests/harness/pictures.ts'
import { endless, type OddFile, odd } from './odd-file.ts'

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
/** Flat, so that reading its grid takes little time. */
const size = 'width="4in" height="0.25in" viewBox="0 0 160 10"'
const grid = [6_600, 413] as const
const bar = '<rect width="160" height="10" fill="#c01030"/>'

const text = (root: string, body: string): string => `<svg ${namespaces} ${root}>${body}</svg>`
const svg =
  (body: string, root = size) =>
  () =>
    Buffer.from(text(root, body))
const whole = (markup: string) => () => Buffer.from(markup)
const declared = (types: string, body: string) => whole(`<!DOCTYPE svg [${types}]>${text(size, body)}`)

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Each level shows the one below it ten times. */
const levels = (count: number, wrap: (id: string, inner: string) => string, show: (id: string) => string) =>
  `<defs>${wrap('l0', bar)}${times(count, (at) => wrap(`l${at + 1}`, show(`l${at}`).repeat(10))).join('')}</defs>` +
  show(`l${count}`)

const group = (id: string, inner: string): string => `<g id="${id}">${inner}</g>`
const use = (id: string): string => `<use xlink:href="#${id}"/>`
const filled = (id: string): string => `<rect width="160" height="10" fill="url(#${id})"/>`
const pattern = (id: string, inner: string): string =>
  `<pattern id="${id}" width="160" height="10" patternUnits="userSpaceOnUse">${inner}</pattern>`
const masked = (id: string): string => `<rect width="160" height="10" mask="url(#${id})"/>`

const dataUri = (bytes: Buffer, type = 'image/png'): string =>
  `data:${type};base64,${bytes.toString('base64')}`
const image = (address: string): string => `<image width="160" height="10" xlink:href="${address}"/>`

const utf16 = (markup: string, isBig: boolean): Buffer => {
  const bytes = Buffer.from(`\ufeff${markup}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

const slowFilter =
  '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="9"/></filter>'

/** SVGs that cost far more than their size suggests. */
const costly: OddFile[] = [
  odd('uses of uses: 10¹² rectangles', 'too_complex', svg(levels(12, group, use)), endless),
  odd('uses of uses: 1,000 rectangles', grid, svg(levels(3, group, use))),
  odd('patterns of patterns', 'too_complex', svg(levels(9, pattern, filled)), endless),
  odd(
    'masks of masks',
    'too_complex',
    svg(levels(9, (id, inner) => `<mask id="${id}">${inner}</mask>`, masked)),
    endless,
  ),
  odd(
    '400 circles with blur and turbulence',
    'too_complex',
    svg(slowFilter + times(400, (at) => `<circle cx="${at % 160}" cy="5" r="9" filter="url(#f)"/>`).join('')),
    endless,
  ),
  odd(
    'a dash of nothing along a mile',
    'empty',
    svg('<path d="M0 5H1e9" stroke="#000" stroke-dasharray="0.0000001"/>'),
  ),
  odd('20,000 rectangles', grid, svg(times(20_000, () => '<rect width="9" height="9"/>').join(''))),
  odd(
    '5,000 stops of a gradient',
    grid,
    svg(
      `<linearGradient id="g">${times(5_000, (at) => `<stop offset="${at / 5_000}"/>`).join('')}</linearGradient>${filled('g')}`,
    ),
  ),
  odd(
    'a picture inside that claims 60,000 × 60,000 px',
    grid,
    svg(bar + image(dataUri(decompressionBomb()))),
  ),
  odd('itself inside itself', grid, svg(`${bar}<g id="a"><use xlink:href="#a"/></g>`)),
  odd('a pattern of itself', grid, svg(`${bar}${pattern('p', filled('p'))}${filled('p')}`)),
  odd(
    'a marker of itself',
    grid,
    svg(
      `${bar}<marker id="m"><path d="M0 0L9 9" marker-end="url(#m)"/></marker><path d="M0 0L9 9" marker-end="url(#m)"/>`,
    ),
  ),
]

/** Texts that take a naive parser forever. */
const floods: OddFile[] = [
  odd(
    'a flood of comments that end nowhere, in CDATA',
    grid,
    svg(`<desc><![CDATA[${'<!--'.repeat(250_000)}]]></desc>${bar}`),
  ),
  odd('a flood of comments that end nowhere', 'damaged', svg(`${bar}${'<!--'.repeat(250_000)}`)),
  odd(
    'a flood of roots in a comment',
    grid,
    whole(`<!-- ${'<svg '.repeat(200_000)} " -->${text(size, bar)}`),
  ),
  odd('a flood of blanks in the root', grid, svg(bar, `${size}${' '.repeat(1_000_000)}`)),
  odd('a flood of blanks after a name in the root', grid, svg(bar, `${size} a${' '.repeat(1_000_000)}="b"`)),
  odd('a flood of quotes in the root', 'damaged', svg(bar, `${size}${' a="'.repeat(250_000)}`)),
  odd('a flood of attributes', grid, svg(bar, `${size}${times(50_000, (at) => ` a${at}=""`).join('')}`)),
  odd('a flood of tags that end nowhere', 'damaged', svg('<g '.repeat(300_000))),
  odd('a flood of CDATA that ends nowhere', 'damaged', svg('<![CDATA['.repeat(100_000))),
  odd('a flood of instructions that end nowhere', 'wrongType', whole('<?x '.repeat(250_000))),
  odd('a flood of document types', 'wrongType', whole('<!DOCTYPE ['.repeat(90_000))),
  odd('a flood of comments before the root', grid, whole('<!-- -->'.repeat(100_000) + text(size, bar))),
  odd('50,000 groups within each other', 'damaged', svg('<g>'.repeat(50_000) + bar + '</g>'.repeat(50_000))),
  odd('200 groups within each other', grid, svg('<g>'.repeat(200) + bar + '</g>'.repeat(200))),
  odd('a number of a million digits', grid, svg(`${bar}<rect width="${'9'.repeat(1_000_000)}" height="1"/>`)),
  odd('an SVG of 6 MB', 'too_large', svg(`${bar}<desc>${'x'.repeat(6_000_000)}</desc>`)),
]

/** Entities and addresses that would make the shop's machine fetch or read something, or expand enormously. */
const reaching: OddFile[] = [
  odd(
    'a billion laughs',
    'too_complex',
    declared(
      `<!ENTITY e0 "lol">${times(12, (at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}`,
      `<desc>&e12;</desc>${bar}`,
    ),
  ),
  odd(
    'one long entity, ten thousand times',
    'too_complex',
    declared(`<!ENTITY e "${'x'.repeat(100_000)}">`, `<desc>${'&e;'.repeat(10_000)}</desc>${bar}`),
  ),
  odd('an entity of itself', 'damaged', declared('<!ENTITY e "&e;">', `<desc>&e;</desc>${bar}`)),
  odd(
    'a file of ours as an entity',
    'damaged',
    declared('<!ENTITY e SYSTEM "file:///etc/passwd">', `<desc>&e;</desc>${bar}`),
  ),
  odd(
    'a document type from elsewhere',
    grid,
    whole(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://127.0.0.1:1/svg11.dtd">${text(size, bar)}`),
  ),
  odd(
    'colors as entities, as some programs write them',
    grid,
    declared('<!ENTITY red "#c01030">', '<rect width="160" height="10" fill="&red;"/>'),
  ),
  odd(
    'pictures from elsewhere',
    grid,
    svg(bar + image('http://127.0.0.1:1/a.png') + image('file:///etc/hostname')),
  ),
  odd(
    'styles from elsewhere',
    grid,
    whole(
      `<?xml-stylesheet href="http://127.0.0.1:1/a.css"?>${text(size, `<style>@import url(file:///etc/passwd);</style>${bar}`)}`,
    ),
  ),
  odd('a script', grid, svg(`<script>for(;;);</script>${bar}<rect onload="alert(1)" width="1" height="1"/>`)),
  odd(
    'an XInclude',
    grid,
    svg(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>${bar}`),
  ),
]

/** What real programs write, correctly or not. */
const unusual: OddFile[] = [
  odd('live text', 'live_text', svg(`${bar}<text x="1" y="9" textLength="20">Ada</text>`)),
  odd(
    'live text with its font inside',
    'liveTextIn',
    svg(
      `<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)}</style><text y="9">Ada</text>`,
    ),
  ),
  odd('a page inside', 'live_text', svg('<foreignObject width="160" height="10"><p>Ada</p></foreignObject>')),
  odd('text in a comment', grid, svg(`<!-- <text>Ada</text> -->${bar}`)),
  odd('a font of SVG’s own', grid, svg(`<font><glyph d="M0 0"/></font>${bar}`)),
  odd('UTF-16, little end first', grid, () =>
    utf16(`<?xml version="1.0" encoding="UTF-16"?>${text(size, bar)}`, false),
  ),
  odd('UTF-16, big end first', grid, () => utf16(text(size, bar), true)),
  odd('UTF-8 with a mark', grid, whole(`\ufeff${text(size, bar)}`)),
  odd('Latin 1', grid, () =>
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text(size, `<desc>é</desc>${bar}`)}`, 'latin1'),
  ),
  odd(
    'an encoding that there is not',
    'damaged',
    whole(`<?xml version="1.0" encoding="x-ours"?>${text(size, bar)}`),
  ),
  odd(
    'a comment of 6 kB before the root',
    grid,
    whole(`<?xml version="1.0"?><!--${' long'.repeat(1_200)}-->${text(size, bar)}`),
  ),
  odd(
    'a prefix before each name',
    grid,
    whole(`<s:svg xmlns:s="http://www.w3.org/2000/svg" ${size}><s:rect width="160" height="10"/></s:svg>`),
  ),
  odd('no namespace', grid, whole(`<svg ${size}>${bar}</svg>`)),
  odd('packed, as .svgz', grid, () => gzipSync(text(size, bar))),
  odd('packed, and cut short', 'damaged', () => gzipSync(text(size, bar)).subarray(0, -20)),
  odd('packed, 500 MB of blanks', 'too_large', () =>
    gzipSync(Buffer.concat([Buffer.from(text(size, bar)), Buffer.alloc(500_000_000, 32)])),
  ),
  odd('cut off', 'damaged', whole(`<svg ${namespaces} ${size}>${bar}<g`)),
  odd('no bytes but zeros inside', 'damaged', svg(`${bar}\0\0\0`)),
  odd('a web page', 'wrongType', whole(`<!DOCTYPE html><html><body>${text(size, bar)}</body></html>`)),
  odd('an XML of another kind', 'wrongType', whole('<?xml version="1.0"?><book><page/></book>')),
  odd('nothing drawn', 'empty', svg('')),
  odd('everything beside the page', 'empty', svg('<rect x="900" y="900" width="9" height="9"/>')),
  odd('a speck on a large page', 'mostlyEmpty', svg('<rect width="1" height="1"/>')),
]

const sizes: OddFile[] = [
  odd('no size, only what is drawn', [6_600, 413], svg(bar, '')),
  odd(
    'no size, and a page of 10⁹ px',
    'no_size',
    svg('<rect width="1e9" height="1e9"/>', 'viewBox="0 0 1000000000 62500000"'),
  ),
  odd('a whole of 100 %', [6_600, 413], svg(bar, 'width="100%" height="100%" viewBox="0 0 160 10"')),
  odd('no number as width', [6_600, 413], svg(bar, 'width="NaN" height="auto" viewBox="0 0 160 10"')),
  odd('no numbers as page', [6_600, 413], svg(bar, 'viewBox="NaN NaN NaN NaN"')),
  odd('a width of nothing', [6_600, 413], svg(bar, 'width="0" height="0" viewBox="0 0 160 10"')),
  odd('a negative page', [6_600, 413], svg(bar, 'viewBox="0 0 -160 -10"')),
  odd('a width of 10⁴⁰⁰', [6_600, 413], svg(bar, 'width="1e400" height="1e400" viewBox="0 0 160 10"')),
  odd('a width of a mile', 'no_size', svg(bar, 'width="63360in" height="1in" viewBox="0 0 160 10"')),
  odd(
    'a line as page',
    [6_600, 1],
    svg('<rect width="10000" height="1"/>', 'width="4in" height="0.0004in" viewBox="0 0 10000 1"'),
  ),
]

export const drawings: readonly OddFile[] = [...costly, ...floods, ...reaching, ...unusual, ...sizes].map(
  (file) => ({ ...file, name: `SVG: ${file.name}` }),
)
