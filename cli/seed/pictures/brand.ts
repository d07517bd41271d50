import sharp from 'sharp'
import { type Command, lineCommands, textLine, textWidth } from '#server/kernel/draw/lettering.ts'
import { fill, group, stroke } from '#server/kernel/draw/svg-elements.ts'
import { findArtwork } from './artworks.ts'
import { nestOnFilm } from './products/nest-on-film.ts'
import { gradient, inlined, scene, shades, sheetShadow } from './products/scene.ts'

/** The demo shop's signs: four pieces nested on one sheet, and its name in the heading face. */
export const shopName = 'Gangway Print Co.'

const pieces = (paper: string): string =>
  `<circle cx="14" cy="14" r="7.5" fill="${shades.magenta}"/><path d="M24 6.5h9.5V21H24z" fill="${shades.cyan}"/><path d="M6.5 33.5V24H21a9.5 9.5 0 0 1-9.5 9.5z" fill="${shades.yellow}"/><path d="M24 24h9.5v9.5H24z" fill="${paper}"/>`

const sheet = (ink: string, paper: string): string =>
  `<rect width="40" height="40" rx="9" fill="${ink}"/>${pieces(paper)}`

/** The SVG files of the brand by file name, each written by hand or from outlines and at most 4 KB. */
export function brandFiles(): Record<string, string> {
  return {
    'mark.svg': svg(40, 40, sheet(shades.ink, shades.paper)),
    'mark-one-ink.svg': svg(
      40,
      40,
      '<path fill="currentColor" fill-rule="evenodd" d="M9 0h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9zM6.5 14a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM24 6.5V21h9.5V6.5zM6.5 24v9.5h5A9.5 9.5 0 0 0 21 24zM24 24v9.5h9.5V24z"/>',
    ),
    'favicon.svg': svg(40, 40, sheet(shades.ink, shades.paper)),
    'wordmark.svg': wordmark('currentColor'),
    'lockup.svg': lockup(shades.ink, shades.ink, shades.paper),
    'lockup-on-ink.svg': lockup(shades.paper, '#37302b', shades.paper),
  }
}

/** The picture shown when a link to the shop is shared: PNG, 1200 × 630. */
export function renderOpenGraph(): Promise<Buffer> {
  return sharp(Buffer.from(drawOpenGraph()))
    .png({ palette: true, quality: 92, compressionLevel: 9, effort: 7 })
    .toBuffer()
}

export function drawOpenGraph(): string {
  const inch = 29
  const film = 'M0 0H638V760H0Z'
  const placed = nestOnFilm(
    [
      { slug: 'night-shift-coffee', width: 8.6 },
      { slug: 'salt-line-surf-club', width: 11 },
      { slug: 'halftone-soul', width: 7.6 },
      { slug: 'briar-creek-bears', width: 8 },
      { slug: 'taco-sol-truck', width: 8 },
    ],
    [
      { slug: 'sticker-good-day', width: 3.2 },
      { slug: 'lunar-garden-patch', width: 2.9 },
      { slug: 'sticker-lemon-soda', width: 2.6 },
    ],
    { width: 22, height: 26, gap: 0.4 },
  )
    .map(({ slug, x, y, width, height }) =>
      inlined(findArtwork(slug), {
        x: (x + width / 2) * inch,
        y: (y + height / 2) * inch,
        width: width * inch,
        height: height * inch,
      }),
    )
    .join('')
  const lines = [
    ['Your designs,', 172],
    ['ganged up and', 240],
    ['ready to press.', 308],
  ] as const
  const content =
    fill('M0 0H1200V630H0Z', shades.paper) +
    group(
      sheetShadow({ x: 10, y: 16, width: 638, height: 760, colour: '#5b4a36', reach: 50, strength: 0.3 }) +
        fill(film, '#fdfefe') +
        fill(film, 'url(#film)') +
        stroke(film, '#b9cdd5', 1.5) +
        placed,
      { transform: 'translate(620 34) rotate(-5 319 300)' },
    ) +
    group(sheet(shades.ink, shades.paper), { transform: 'translate(72 62) scale(1.2)' }) +
    group(fill(nameOutline(0, 78).d, shades.ink), { transform: 'translate(136 61) scale(.46)' }) +
    group(
      lines
        .map(([line, y]) =>
          fill(
            textLine(line, { font: 'grotesque', size: 62, x: 70, y: y + 100, anchor: 'start' }),
            shades.ink,
          ),
        )
        .join(''),
    ) +
    fill(
      textLine('DTF gang sheets 22 inches wide, from $6.', {
        font: 'grotesqueQuiet',
        size: 25,
        x: 72,
        y: 468,
        anchor: 'start',
      }),
      '#4d443c',
    ) +
    fill('M72 536h34v34h-34Z', shades.cyan) +
    fill('M112 536h34v34h-34Z', shades.magenta) +
    fill('M152 536h34v34h-34Z', shades.yellow) +
    fill('M192 536h34v34h-34Z', shades.ink)
  return scene({
    width: 1200,
    height: 630,
    definitions: gradient(
      'film',
      [
        [0, '#ffffff', 0.6],
        [1, '#dcecf2', 0.6],
      ],
      'slanted',
    ),
    content,
  })
}

/** The name in two faces: the house face, and a narrow one whose few points keep the file small. */
function wordmark(ink: string): string {
  const { d, width } = nameOutline(0, 78)
  return svg(width, 96, `<path fill="${ink}" d="${d}"/>`)
}

function lockup(ink: string, sheetInk: string, paper: string): string {
  const { d, width } = nameOutline(128, 78)
  return svg(
    width,
    100,
    `<g transform="scale(2.5)">${sheet(sheetInk, paper)}</g><path fill="${ink}" d="${d}"/>`,
  )
}

function nameOutline(x: number, y: number): { d: string; width: number } {
  const first = { font: 'grotesque', size: 92 } as const
  const second = { font: 'condensed', size: 92, tracking: 30 } as const
  const gap = x + textWidth('Gangway', first) + 22
  return {
    d:
      wholeNumbers(lineCommands('Gangway', { ...first, x, y, anchor: 'start' })) +
      wholeNumbers(lineCommands('PRINT CO.', { ...second, x: gap, y, anchor: 'start' })),
    width: Math.ceil(gap + textWidth('PRINT CO.', second)),
  }
}

/** Path data in relative whole units without steps that round to nothing. */
function wholeNumbers(commands: readonly Command[]): string {
  let [x, y] = [0, 0]
  let d = ''
  const step = (px: number, py: number): string => `${Math.round(px) - x} ${Math.round(py) - y}`
  for (const command of commands) {
    if (command.type === 'Z') {
      d += 'z'
      continue
    }
    const [toX, toY] = [Math.round(command.x), Math.round(command.y)]
    if (command.type === 'M') {
      d += `M${toX} ${toY}`
    } else if (toX === x && toY === y) {
      continue
    } else if (command.type === 'Q') {
      d += `q${step(command.x1, command.y1)} ${step(toX, toY)}`
    } else if (command.type === 'C') {
      d += `c${step(command.x1, command.y1)} ${step(command.x2, command.y2)} ${step(toX, toY)}`
    } else {
      d += toX === x ? `v${toY - y}` : toY === y ? `h${toX - x}` : `l${step(toX, toY)}`
    }
    ;[x, y] = [toX, toY]
  }
  return d.replaceAll(' -', '-')
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${shopName}</title>${content}</svg>\n`
}
