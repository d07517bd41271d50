import sharp from 'sharp'
import { textLine } from '#server/kernel/draw/lettering.ts'
import { fill, group, place, stroke } from '#server/kernel/draw/svg-elements.ts'
import { findArtwork } from '../artworks.ts'
import { nestOnFilm, type Wanted } from './nest-on-film.ts'
import type { ProductPicture } from './product-picture.ts'
import { gradient, inlined, renderScene, scene, sheetShadow } from './scene.ts'

interface PremadeSheet {
  slug: string
  title: string
  heightInches: number
  wanted: readonly Wanted[]
  /** Small designs that use up the film between the others. */
  fillers: readonly Wanted[]
}

const filmInches = 22

const sheets: readonly PremadeSheet[] = [
  {
    slug: 'gang-sheet-weekend-market',
    title: 'Weekend market mix, 22 × 24 in',
    heightInches: 24,
    wanted: [
      { slug: 'fern-and-fig-plants', width: 5.4 },
      { slug: 'taco-sol-truck', width: 9 },
      { slug: 'night-shift-coffee', width: 7.4 },
      { slug: 'hollow-oak-brewing', width: 5.8 },
      { slug: 'harbor-hill-apiary', width: 6 },
      { slug: 'rye-and-honey-bakery', width: 11 },
      { slug: 'still-water-yoga', width: 5 },
    ],
    fillers: [
      { slug: 'sticker-lemon-soda', width: 3.3 },
      { slug: 'sticker-good-day', width: 3 },
      { slug: 'neck-label-made-slow', width: 2.2 },
    ],
  },
  {
    slug: 'gang-sheet-team-season',
    title: 'Team season pack, 22 × 36 in',
    heightInches: 36,
    wanted: [
      { slug: 'briar-creek-bears', width: 10.4 },
      { slug: 'jersey-rivera-23', width: 10 },
      { slug: 'jersey-okafor-07', width: 9 },
      { slug: 'night-owls-softball', width: 8 },
      { slug: 'gutter-glory-bowling', width: 9.4 },
    ],
    fillers: [
      { slug: 'briar-creek-bears', width: 3.2 },
      { slug: 'night-owls-softball', width: 2.8 },
      { slug: 'neck-label-made-slow', width: 2.2 },
    ],
  },
  {
    slug: 'gang-sheet-out-of-town',
    title: 'Out of town, 22 × 36 in',
    heightInches: 36,
    wanted: [
      { slug: 'camp-tallpine', width: 9.4 },
      { slug: 'high-line-50k', width: 8.6 },
      { slug: 'salt-line-surf-club', width: 10 },
      { slug: 'lost-lure-fishing', width: 10.4 },
      { slug: 'golden-hour', width: 9.4 },
    ],
    fillers: [
      { slug: 'high-line-50k', width: 3.1 },
      { slug: 'camp-tallpine', width: 2.9 },
      { slug: 'sticker-cactus', width: 2 },
    ],
  },
  {
    slug: 'gang-sheet-sticker-party',
    title: 'Sticker party, 22 × 24 in',
    heightInches: 24,
    wanted: [
      { slug: 'sticker-toadstool', width: 6.4 },
      { slug: 'sticker-good-day', width: 7 },
      { slug: 'sticker-cactus', width: 4.6, count: 2 },
      { slug: 'sticker-mixtape', width: 6.6, count: 2 },
      { slug: 'sticker-lemon-soda', width: 5.4 },
      { slug: 'lunar-garden-patch', width: 5 },
    ],
    fillers: [
      { slug: 'sticker-toadstool', width: 3.4 },
      { slug: 'sticker-good-day', width: 3.2 },
      { slug: 'lunar-garden-patch', width: 3 },
      { slug: 'sticker-lemon-soda', width: 2.6 },
      { slug: 'sticker-cactus', width: 2.2 },
    ],
  },
  {
    slug: 'gang-sheet-front-row',
    title: 'Front row, 22 × 36 in',
    heightInches: 36,
    wanted: [
      { slug: 'blue-hour-jazz', width: 9 },
      { slug: 'halftone-soul', width: 9.2 },
      { slug: 'static-kings', width: 11 },
      { slug: 'golden-hour', width: 9.4 },
      { slug: 'science-fair-2026', width: 6 },
      { slug: 'cat-stack', width: 4.6 },
    ],
    fillers: [
      { slug: 'sticker-mixtape', width: 3.4 },
      { slug: 'lunar-garden-patch', width: 2.6 },
      { slug: 'knight-school-chess', width: 2.2 },
    ],
  },
]

export const gangSheetPictures: readonly ProductPicture[] = sheets.map((sheet) => ({
  slug: sheet.slug,
  kind: 'gang-sheet',
  title: sheet.title,
  artworkSlugs: [...new Set([...sheet.wanted, ...sheet.fillers].map(({ slug }) => slug))],
  draw: () => drawSheet(sheet),
  render: () => renderScene(drawSheet(sheet)),
}))

/** The sheet as it is printed, on a transparent ground, in pixels of this resolution. */
export function renderPremadeSheet(slug: string, dpi: number): Promise<Buffer> {
  const sheet = sheets.find((one) => one.slug === slug)
  if (!sheet) throw new Error(`There is no premade sheet ${slug}`)
  const { heightInches, wanted, fillers } = sheet
  const content = nestOnFilm(wanted, fillers, { width: filmInches, height: heightInches, gap: 0.4 })
    .map(({ slug: artwork, x, y, width, height }) =>
      inlined(findArtwork(artwork), {
        x: (x + width / 2) * dpi,
        y: (y + height / 2) * dpi,
        width: width * dpi,
        height: height * dpi,
      }),
    )
    .join('')
  return sharp(Buffer.from(scene({ width: filmInches * dpi, height: heightInches * dpi, content })))
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 2, palette: false })
    .toBuffer()
}

/** The film seen from above on a lit table; a long sheet runs out of the picture at the bottom. */
function drawSheet({ title, heightInches, wanted, fillers }: PremadeSheet): string {
  const filmWidth = 980
  const inch = filmWidth / filmInches
  const [left, top] = [110, 74]
  const filmHeight = heightInches * inch
  const placed = nestOnFilm(wanted, fillers, { width: filmInches, height: heightInches, gap: 0.4 })
    .filter(({ y }) => top + y * inch < 1200)
    .map(({ slug, x, y, width, height }) =>
      inlined(findArtwork(slug), {
        x: left + (x + width / 2) * inch,
        y: top + (y + height / 2) * inch,
        width: width * inch,
        height: height * inch,
      }),
    )
    .join('')
  const definitions =
    gradient(
      'lamp',
      [
        [0, '#ffffff'],
        [0.7, '#f8fbfb'],
        [1, '#dfe9ea'],
      ],
      'radial',
    ) +
    gradient(
      'film',
      [
        [0, '#ffffff', 0.4],
        [0.5, '#e6f4f8', 0.4],
        [1, '#d3e9f0', 0.5],
      ],
      'slanted',
    ) +
    gradient(
      'glare',
      [
        [0, '#fff', 0],
        [0.42, '#fff', 0],
        [0.5, '#fff', 0.2],
        [0.58, '#fff', 0],
        [1, '#fff', 0],
      ],
      'slanted',
    )
  const film = `M${left} ${top}h${filmWidth}v${filmHeight}h${-filmWidth}Z`
  const content =
    fill('M0 0H1200V1200H0Z', '#c9c0b0') +
    fill('M26 26H1174V1200H26Z', 'url(#lamp)') +
    grid() +
    sheetShadow({
      x: left + 5,
      y: top + 8,
      width: filmWidth,
      height: filmHeight,
      colour: '#5b7480',
      reach: 30,
      strength: 0.2,
    }) +
    fill(film, 'url(#film)') +
    stroke(film, '#6f98a8', 2, { opacity: 0.9 }) +
    ruler(left, top, inch, heightInches) +
    placed +
    fill(film, 'url(#glare)') +
    place(
      1136,
      top + 10,
      fill(
        textLine(`GANGWAY · ${title.toUpperCase()}`, {
          font: 'condensed',
          size: 22,
          anchor: 'start',
          tracking: 120,
        }),
        '#51656e',
      ),
      90,
    )
  return scene({ width: 1200, height: 1200, definitions, content })
}

function grid(): string {
  const lines = Array.from(
    { length: 12 },
    (_, step) => `M${26 + step * 104} 26V1200M26 ${26 + step * 104}H1174`,
  )
  return stroke(lines.join(''), '#7fa3b0', 1, { opacity: 0.16 })
}

function ruler(left: number, top: number, inch: number, heightInches: number): string {
  const across = Array.from({ length: filmInches + 1 }, (_, mark) => {
    const x = left + mark * inch
    return `M${x.toFixed(1)} ${top - 6}v${mark % 6 === 0 ? -16 : -8}`
  })
  const down = Array.from({ length: heightInches + 1 }, (_, mark) => {
    const y = top + mark * inch
    return `M${left - 6} ${y.toFixed(1)}h${mark % 6 === 0 ? -16 : -8}`
  })
  const figures = [0, 6, 12, 18]
    .map((mark) =>
      group(
        fill(
          textLine(String(mark), {
            font: 'condensed',
            size: 20,
            x: left + mark * inch + 9,
            y: top - 14,
            anchor: 'start',
          }),
          '#51656e',
        ) +
          fill(
            textLine(String(mark), { font: 'condensed', size: 20, x: left - 28, y: top + mark * inch + 24 }),
            '#51656e',
          ),
      ),
    )
    .join('')
  return stroke([...across, ...down].join(''), '#6d8691', 1.5) + figures
}
