import { lineCommands, textArc, textLine, warped } from '#server/kernel/draw/lettering.ts'
import type { Point } from '#server/kernel/draw/outlines.ts'
import { circle, ellipse, polygon, rounded, star } from '#server/kernel/draw/outlines.ts'
import {
  bordered,
  box,
  circleLine,
  clipped,
  disc,
  fill,
  group,
  mirrored,
  oval,
  place,
  stroke,
} from '#server/kernel/draw/svg-elements.ts'
import { artwork } from '../artwork.ts'

export const clubArtworks = [
  artwork({
    slug: 'lunar-garden-patch',
    title: 'Lunar Garden mission patch',
    widthInches: 4,
    heightInches: 4,
    tags: ['space', 'patch', 'sleeve'],
    paint: missionPatch,
  }),
  artwork({
    slug: 'science-fair-2026',
    title: 'Sycamore Street science fair 2026',
    widthInches: 9,
    heightInches: 10,
    tags: ['school', 'science fair', 'atom'],
    paint: scienceFair,
  }),
  artwork({
    slug: 'knight-school-chess',
    title: 'Knight School chess club',
    widthInches: 7,
    heightInches: 10,
    tags: ['chess', 'club', 'one ink'],
    ink: '#221f26',
    paint: chessClub,
  }),
]

function missionPatch(): string {
  const [space, rim, orange, cream, green, moon] = [
    '#15204a',
    '#e5512f',
    '#f59a2c',
    '#fbf3df',
    '#58a85c',
    '#cfd3de',
  ]
  const stitches =
    circleLine(200, 200, 190, rim, 14) +
    circleLine(200, 200, 190, '#b93a1f', 14, { 'stroke-dasharray': '1.6 3.2' })
  const rocket =
    bordered('M0 -78C26 -54 32 -18 26 30H-26C-32 -18 -26 -54 0 -78Z', cream, space, 4) +
    mirrored(0, bordered('M26 0L50 38L24 34Z', rim, space, 4)) +
    fill('M-21 -40C-14 -60 -6 -70 0 -78C6 -70 14 -60 21 -40Z', rim) +
    bordered(circle(0, -16, 11), '#58b7d8', space, 4) +
    fill('M-18 36H18L0 92Z', orange) +
    fill('M-9 36H9L0 68Z', cream)
  const sprout = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      stroke('M0 0V-26', green, 5) +
        fill(
          'M0 -22C-4 -40 -22 -42 -28 -38C-26 -26 -12 -18 0 -22ZM0 -22C4 -40 22 -42 28 -38C26 -26 12 -18 0 -22Z',
          green,
        ),
      0,
      size,
    )
  return (
    disc(200, 200, 196, rim) +
    disc(200, 200, 183, space) +
    stitches +
    clipped(
      'patch-view',
      circle(200, 200, 140),
      disc(200, 200, 140, '#22326e') +
        disc(200, 372, 150, moon) +
        oval(150, 268, 18, 6, '#a9aec0') +
        oval(240, 258, 13, 4.5, '#a9aec0') +
        oval(200, 296, 24, 7, '#a9aec0') +
        disc(112, 128, 26, '#4aa3c8') +
        fill('M90 116Q112 106 134 120Q120 130 96 128ZM100 140Q118 134 128 142Q116 152 104 148Z', green) +
        [
          [250, 96, 5],
          [290, 150, 4],
          [84, 196, 4],
          [170, 84, 3.4],
          [306, 214, 5],
          [150, 178, 3],
        ]
          .map(([x = 0, y = 0, r = 0]) => fill(star(x, y, r * 1.6, r * 0.5, 4), cream))
          .join('') +
        sprout(120, 248, 1) +
        sprout(164, 232, 1.25) +
        sprout(276, 244, 1.05) +
        place(226, 156, rocket, 38, 0.84),
    ) +
    circleLine(200, 200, 140, orange, 4) +
    fill(
      textArc('LUNAR GARDEN', { font: 'grotesque', size: 34, x: 200, y: 200, radius: 149, tracking: 70 }),
      cream,
    ) +
    fill(
      textArc('CREW OF FIVE · MISSION 7', {
        font: 'grotesque',
        size: 20,
        x: 200,
        y: 200,
        radius: 168,
        under: true,
        tracking: 90,
      }),
      orange,
    )
  )
}

function scienceFair(): string {
  const [navy, teal, lime, coral, cream] = ['#1b2b4b', '#12a594', '#b7d63a', '#ff6b4a', '#fdf8ea']
  const orbit = (turn: number, colour: string) =>
    fill(ellipse(450, 350, 330, 118), 'none', {
      stroke: navy,
      'stroke-width': 34,
      transform: `rotate(${turn} 450 350)`,
    }) +
    fill(ellipse(450, 350, 330, 118), 'none', {
      stroke: colour,
      'stroke-width': 16,
      transform: `rotate(${turn} 450 350)`,
    })
  const electron = (turn: number, along: number, colour: string) => {
    const angle = (along * Math.PI) / 180
    const [x, y] = [330 * Math.cos(angle), 118 * Math.sin(angle)]
    const lean = (turn * Math.PI) / 180
    return bordered(
      circle(
        450 + x * Math.cos(lean) - y * Math.sin(lean),
        350 + x * Math.sin(lean) + y * Math.cos(lean),
        28,
      ),
      colour,
      navy,
      10,
    )
  }
  const flask =
    bordered(
      'M410 250H490V330L572 474C588 506 570 532 540 532H360C330 532 312 506 328 474L410 330Z',
      cream,
      navy,
      13,
    ) +
    fill(
      'M376 420C410 404 436 436 470 424C496 414 516 410 534 424L562 480C572 500 560 518 540 518H360C340 518 328 500 338 480Z',
      lime,
    ) +
    fill(rounded(394, 234, 112, 34, 17), navy) +
    [
      [416, 468, 14],
      [462, 490, 10],
      [496, 456, 16],
      [440, 380, 9],
      [468, 344, 7],
      [446, 300, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, teal))
      .join('')
  const fair = warped(
    lineCommands('SCIENCE FAIR', { font: 'round', size: 160, x: 450, y: 0, width: 820 }),
    (x, y) => [x, 830 + y * 1.25 - 34 * Math.cos(((x - 450) / 410) * (Math.PI / 2))],
  )
  return (
    orbit(0, teal) +
    orbit(60, coral) +
    orbit(120, lime) +
    flask +
    electron(0, 180, coral) +
    electron(60, 178, lime) +
    electron(120, 182, teal) +
    electron(0, 8, lime) +
    stroke(fair, cream, 44) +
    fill(fair, navy) +
    fill(
      textLine('SYCAMORE STREET SCHOOL', {
        font: 'condensed',
        size: 66,
        x: 450,
        y: 910,
        tracking: 60,
        width: 640,
      }),
      teal,
    ) +
    fill(textLine('2026', { font: 'round', size: 62, x: 450, y: 984, tracking: 300 }), coral)
  )
}

function chessClub(): string {
  const ink = '#221f26'
  const horse: Point[] = [
    [318, 96],
    [372, 150],
    [452, 176],
    [520, 250],
    [548, 360],
    [540, 480],
    [508, 580],
    [506, 640],
    [214, 640],
    [222, 560],
    [300, 470],
    [352, 408],
    [286, 410],
    [228, 436],
    [188, 486],
    [140, 466],
    [122, 410],
    [170, 330],
    [214, 250],
    [262, 190],
    [282, 140],
  ]
  const cuts =
    stroke(
      polygon(
        [
          [372, 150],
          [352, 230],
          [420, 320],
          [430, 460],
          [372, 560],
          [380, 640],
        ],
        false,
      ),
      '#000',
      12,
    ) +
    stroke(
      polygon(
        [
          [420, 320],
          [352, 408],
        ],
        false,
      ),
      '#000',
      12,
    ) +
    stroke(
      polygon(
        [
          [452, 176],
          [420, 320],
          [548, 360],
        ],
        false,
      ),
      '#000',
      12,
    ) +
    stroke(
      polygon(
        [
          [430, 460],
          [540, 480],
        ],
        false,
      ),
      '#000',
      12,
    ) +
    stroke(
      polygon(
        [
          [372, 560],
          [508, 580],
        ],
        false,
      ),
      '#000',
      12,
    ) +
    fill(
      polygon([
        [262, 268],
        [316, 262],
        [290, 300],
      ]),
      '#000',
    ) +
    stroke(
      polygon(
        [
          [146, 424],
          [206, 400],
        ],
        false,
      ),
      '#000',
      11,
    ) +
    disc(162, 386, 9, '#000')
  const squares = Array.from({ length: 14 }, (_, step) =>
    box(70 + step * 40, step % 2 === 0 ? 762 : 782, 40, 20, ink),
  ).join('')
  return (
    `<mask id="knight-cut" maskUnits="userSpaceOnUse" x="0" y="0" width="700" height="1000"><path d="M0 0H700V1000H0Z" fill="#fff"/>${cuts}</mask>` +
    group(fill(polygon(horse), ink), { mask: 'url(#knight-cut)' }) +
    fill(
      polygon([
        [186, 664],
        [534, 664],
        [556, 706],
        [164, 706],
      ]),
      ink,
    ) +
    fill(rounded(132, 720, 456, 30, 6), ink) +
    squares +
    fill(textLine('KNIGHT SCHOOL', { font: 'slab', size: 90, x: 350, y: 890, width: 620 }), ink) +
    fill(
      textLine('TUESDAYS AT THE LIBRARY', {
        font: 'condensed',
        size: 62,
        x: 350,
        y: 966,
        width: 620,
        tracking: 40,
      }),
      ink,
    )
  )
}
