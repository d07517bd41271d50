import { textLine } from '#server/kernel/draw/text-paths.ts'
import { drawScene, inlined } from '../draw-scene.ts'
import { nestOnFilm, type Wanted } from './nest-on-film.ts'

interface PremadeSheet {
  slug: string
  title: string
  heightInches: number
  wanted: readonly Wanted[]
  /** Small designs that fill the film between the others. */
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

export const gangSheetPictures = Object.fromEntries(
  sheets.map((sheet) => [sheet.slug, () => drawSheet(sheet)]),
)

export const sheetSlugs: readonly string[] = sheets.map(({ slug }) => slug)

/** The sheet as printed, on a transparent background, in pixels at this resolution. */
export function drawPremadeSheet(slug: string, dpi: number): string {
  const sheet = sheets.find((one) => one.slug === slug)
  if (!sheet) throw new Error(`There is no premade sheet ${slug}`)
  const [width, height] = [filmInches * dpi, sheet.heightInches * dpi]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${placed(sheet, [0, 0], dpi)}</svg>`
}

/** The film seen from above on a lit table; a long sheet runs off the bottom of the picture. */
function drawSheet(sheet: PremadeSheet): string {
  const words = `GANGWAY · ${sheet.title.toUpperCase()}`
  const title = textLine(words, { font: 'condensed', size: 22, anchor: 'start', tracking: 120 })
  return drawScene(`gang-sheet-22x${sheet.heightInches}`, {
    title,
    placed: placed(sheet, [110, 74], 980 / filmInches),
  })
}

/** The nested designs of a film whose corner is at `corner`, with this many drawing units per inch. */
function placed(
  { wanted, fillers, heightInches }: PremadeSheet,
  [left, top]: readonly [x: number, y: number],
  inch: number,
): string {
  return nestOnFilm(wanted, fillers, { width: filmInches, height: heightInches, gap: 0.4 })
    .map(({ slug, x, y, width, height }) =>
      inlined(slug, {
        x: left + (x + width / 2) * inch,
        y: top + (y + height / 2) * inch,
        width: width * inch,
        height: height * inch,
      }),
    )
    .join('')
}
