import { onePage, packed, pdf, stream } from '#tests/harness/files/pdf-by-hand.ts'

/** A page of 144 × 108 points as written by design programs, with features that programs have rendered differently. */
export type DrawnPage = {
  name: string
  bytes: () => Buffer
  /**
   * Which programs read it as a printer would: poppler doesn't apply a trim box and takes a page's unit for a point;
   * Ghostscript loses masks made of a fade on a transparent background, and clips by whole pixels.
   */
  by?: readonly ('poppler' | 'ghostscript')[]
  /** In px a point; a page with larger units is correspondingly larger. */
  units?: number
  /** Others render it differently: the shopper is told that it prints as we show it. */
  isTold?: true
}

type Content = Parameters<typeof onePage>[0]
const box = '0 0 144 108'
const page = (
  name: string,
  content: string,
  more: Omit<Content, 'content'> = {},
  rest: Partial<DrawnPage> = {},
): DrawnPage => ({
  name,
  bytes: onePage({ box, content: stream(content), ...more }),
  ...rest,
})

const states =
  '/ExtGState << /H << /ca 0.5 /CA 0.5 >> /Q << /ca 0.25 /CA 0.25 >> /T << /ca 0.75 /CA 0.75 >> >>'
const disc = (x: number, y: number, r: number): string => {
  const k = r * 0.5523
  return `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c ${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c h`
}
const [red, green, blue] = ['0.86 0.1 0.2 rg', '0.1 0.6 0.25 rg', '0.1 0.25 0.75 rg']
const pair = `/H gs ${red} ${disc(54, 54, 40)} f ${blue} ${disc(92, 54, 40)} f`

const form = (content: string, more = '', resources = states): Buffer =>
  stream(content, `/Type /XObject /Subtype /Form /BBox [${box}] /Resources << ${resources} >> ${more}`)
const grouped = (content: string, group: string): Content => ({
  content: stream(`${green} 20 30 60 50 re f /H gs /F Do`),
  resources: `${states} /XObject << /F 5 0 R >>`,
  further: [form(content, `/Group << /S /Transparency ${group} >>`)],
})
const inGroup = (name: string, content: string, group: string): DrawnPage => ({
  name,
  bytes: onePage({ box, ...grouped(content, group) }),
})

const blended = (mode: string): DrawnPage =>
  page(`blended by ${mode} on what is opaque`, `${red} 12 12 90 84 re f /B gs ${blue} 30 24 60 60 re f`, {
    resources: `/ExtGState << /B << /BM /${mode} >> >>`,
  })

const linear = '<< /FunctionType 2 /Domain [0 1] /C0 [0.9 0.2 0.1] /C1 [0.1 0.2 0.9] /N 1 >>'
const shading = (kind: number, coordinates: string): string =>
  `/Shading << /S << /ShadingType ${kind} /ColorSpace /DeviceRGB /Coords [${coordinates}] /Function ${linear} /Extend [true true] >> >>`

const softMask = (content: string): Content => ({
  content: stream(content),
  resources: `/ExtGState << /M << /SMask << /S /Luminosity /G 5 0 R >> >> /H << /ca 0.5 >> /N << /SMask /None >> >>`,
  further: [
    form(
      'q 1 0 0 1 0 0 cm /S sh Q',
      '/Group << /S /Transparency /CS /DeviceGray /I true >>',
      '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [12 0 132 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >> /Extend [true true] >> >>',
    ),
  ],
})

/** An image of 36 × 27 px with a different gradient in each channel. */
const slopes = (channels: number): Buffer =>
  Buffer.from(
    Array.from({ length: 36 * 27 * channels }, (_, at) => {
      const [x, y] = [Math.floor(at / channels) % 36, Math.floor(at / channels / 36)]
      return [x * 7, y * 9, 255 - x * 7, 60][at % channels] ?? 0
    }),
  )
const image = (space: string, channels: number, more = ''): Buffer =>
  packed(
    slopes(channels),
    `/Type /XObject /Subtype /Image /Width 36 /Height 27 /ColorSpace /${space} /BitsPerComponent 8 ${more}`,
  )
const pictured = (
  name: string,
  further: Buffer[],
  content = '120 0 0 90 12 9 cm /I Do',
  rest: Partial<DrawnPage> = {},
): DrawnPage => ({
  name,
  bytes: onePage({ box, content: stream(content), resources: `${states} /XObject << /I 5 0 R >>`, further }),
  ...rest,
})

const tile = (content: string, more: string): Buffer =>
  stream(
    content,
    `/Type /Pattern /PatternType 1 /TilingType 1 /BBox [0 0 12 12] /XStep 12 /YStep 12 /Resources << >> ${more}`,
  )
const spot = (alternate: string, ink: string): string =>
  `/ColorSpace << /P [/Separation /Ink ${alternate} << /FunctionType 2 /Domain [0 1] /C0 [${ink.replace(/[\d.]+/g, '0')}] /C1 [${ink}] /N 1 >>] >>`

const stamp = (flags: number): Content => ({
  content: stream(`${red} 12 12 60 84 re f`),
  more: `/Annots [<< /Type /Annot /Subtype /Stamp /Rect [60 24 132 84] /F ${flags} /AP << /N 5 0 R >> >>]`,
  further: [stream(`${blue} 0 0 72 60 re f`, '/Type /XObject /Subtype /Form /BBox [0 0 72 60]')],
})

export const pages: readonly DrawnPage[] = [
  page('a flat area', `${red} 12 12 120 84 re f`),
  page('discs and a hole', `${red} ${disc(72, 54, 45)} ${disc(72, 54, 20)} f*`),
  page(
    'lines with joins and caps',
    '6 w 1 j 1 J 20 20 m 72 90 l 124 20 l S 2 J 0 j 3 w 20 100 m 124 100 l S',
  ),
  page('dashes', '4 w [12 6] 3 d 10 54 m 134 54 l S [2 8] 0 d 1 J 10 80 m 134 80 l S'),
  page(
    'what is cut out',
    `${disc(72, 54, 40)} W n ${blue} 0 0 144 60 re f ${red} 0 60 144 48 re f`,
    {},
    { by: ['poppler'] },
  ),
  page('see-through on nothing', `/H gs ${red} 12 12 120 84 re f`, { resources: states }),
  page('see-through on opaque', `${green} 0 0 80 108 re f ${pair}`, { resources: states }),
  page('see-through on see-through', pair, { resources: states }),
  page('three of them', `/Q gs ${green} 10 10 100 60 re f ${pair} /T gs 0 g 60 5 30 98 re f`, {
    resources: states,
  }),
  page(
    'see-through lines on see-through areas',
    `/H gs ${red} ${disc(72, 54, 40)} f 8 w 0 0 1 RG 10 10 m 134 98 l S`,
    { resources: states },
  ),
  page(
    'fill and stroke in one, see-through',
    `/H gs ${red} 0 0 1 RG 12 w 30 30 84 48 re B`,
    { resources: states },
    { isTold: true },
  ),
  {
    ...page('a see-through page group', pair, {
      resources: states,
      more: '/Group << /S /Transparency /CS /DeviceRGB /I true >>',
    }),
  },
  inGroup('a group that stands apart', pair, '/I true'),
  inGroup('a group that does not', pair, '/I false'),
  { ...inGroup('a group that knocks out', pair, '/I true /K true'), isTold: true },
  inGroup(
    'groups in groups',
    `/H gs ${red} 40 10 60 80 re f ${blue} 60 30 60 60 re f`,
    '/I true /CS /DeviceRGB',
  ),
  ...['Multiply', 'Screen', 'Overlay', 'Darken', 'Lighten', 'Difference', 'Exclusion'].map(blended),
  page('a fade', '12 12 120 84 re W n /S sh', { resources: shading(2, '12 0 132 0') }),
  page('a fade around a middle', '12 12 120 84 re W n /S sh', { resources: shading(3, '72 54 5 72 54 50') }),
  page('a see-through fade on see-through', `/H gs ${green} 0 30 144 40 re f 12 12 120 84 re W n /S sh`, {
    resources: `${states} ${shading(2, '12 0 132 0')}`,
  }),
  {
    name: 'a soft mask',
    bytes: onePage({ box, ...softMask(`/M gs ${red} 0 0 144 108 re f`) }),
    by: ['poppler'],
  },
  {
    name: 'see-through on what a soft mask left',
    by: ['poppler'],
    bytes: onePage({
      box,
      ...softMask(`/M gs ${red} 0 0 144 70 re f /N gs /H gs ${blue} 20 20 100 80 re f`),
    }),
  },
  pictured('a picture', [image('DeviceRGB', 3)]),
  pictured('a gray picture', [image('DeviceGray', 1)]),
  pictured('a turned picture', [image('DeviceRGB', 3)], '0 90 -110 0 127 9 cm /I Do'),
  pictured('a picture with a soft mask', [image('DeviceRGB', 3, '/SMask 6 0 R'), image('DeviceGray', 1)]),
  pictured(
    'see-through on a picture with a soft mask',
    [image('DeviceRGB', 3, '/SMask 6 0 R'), image('DeviceGray', 1)],
    `q 120 0 0 90 12 9 cm /I Do Q /H gs ${red} 30 0 60 108 re f`,
  ),
  {
    name: 'tiles',
    bytes: onePage({
      box,
      content: stream('/Pattern cs /P scn 12 12 120 84 re f'),
      resources: '/Pattern << /P 5 0 R >>',
      further: [tile(`${red} 2 2 6 6 re f`, '/PaintType 1')],
    }),
  },
  {
    name: 'a page on its side',
    bytes: onePage({
      box: '0 0 108 144',
      content: stream(`${red} 12 12 60 120 re f ${blue} 60 12 30 30 re f`),
      more: '/Rotate 90',
    }),
  },
  page('a cropped page', `${red} 0 0 100 100 re f`, {
    box: '-20 -20 200 200',
    more: '/CropBox [0 0 144 108]',
  }),
  page(
    'a page with marks for whoever cuts it',
    `0 g 0 0 184 5 re f 0 0 5 148 re f ${red} 20 20 100 80 re f`,
    { box: '0 0 184 148', more: '/TrimBox [20 20 164 128]' },
    { by: ['ghostscript'] },
  ),
  page(
    'a page in units of half an inch',
    `${red} 0.5 0.5 3 2 re f`,
    { box: '0 0 4 3', more: '/UserUnit 36' },
    { by: ['ghostscript'], units: 36 },
  ),
  { name: 'a stamp that is printed', bytes: onePage({ box, ...stamp(4) }) },
  page('CMYK', '0 0.9 0.8 0 k 12 12 60 84 re f 0.9 0.3 0 0.1 k 72 12 60 84 re f', {}, { isTold: true }),
  page(
    'an ink by name, made of RGB',
    `/P cs 1 scn 12 12 120 84 re f`,
    { resources: spot('/DeviceRGB', '0.9 0.2 0.3') },
    { isTold: true },
  ),
  page(
    'an ink by name, made of CMYK',
    `/P cs 0.8 scn 12 12 120 84 re f`,
    { resources: spot('/DeviceCMYK', '0 0.8 0.9 0.05') },
    { isTold: true },
  ),
  {
    name: 'what every page of a document shares',
    bytes: () =>
      pdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [${box}] /Resources << ${states} >> >>`,
        '<< /Type /Page /Parent 2 0 R /Contents [4 0 R 5 0 R] >>',
        stream(`q ${green} 0 0 80 108 re f Q`),
        stream(pair),
      ]),
  },
]
