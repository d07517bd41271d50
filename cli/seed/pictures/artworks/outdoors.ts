import { lineCommands, textArc, textLine, warped } from '#server/kernel/draw/lettering.ts'
import type { Point } from '#server/kernel/draw/outlines.ts'
import { circle, polygon, rays, regular, star, wave } from '#server/kernel/draw/outlines.ts'
import { bordered, circleLine, clipped, disc, fill, group, stroke } from '#server/kernel/draw/svg-elements.ts'
import { worn } from '#server/kernel/draw/textures.ts'
import { artwork } from '../artwork.ts'

export const outdoorArtworks = [
  artwork({
    slug: 'high-line-50k',
    title: 'High Line 50K trail run',
    widthInches: 9,
    heightInches: 10,
    tags: ['trail run', 'mountains', 'badge'],
    paint: trailRun,
  }),
  artwork({
    slug: 'camp-tallpine',
    title: 'Camp Tallpine',
    widthInches: 9,
    heightInches: 9,
    tags: ['camp', 'lake', 'round'],
    paint: lakeCamp,
  }),
  artwork({
    slug: 'golden-hour',
    title: 'Golden Hour retro stripes',
    widthInches: 10,
    heightInches: 9,
    tags: ['retro', 'sunset', 'stripes'],
    paint: goldenHour,
  }),
]

function trailRun(): string {
  const [pine, teal, mist, sand, orange, cream] = [
    '#12343b',
    '#2d6e6e',
    '#86b3a5',
    '#f2cf8f',
    '#ef7b3c',
    '#fdf4e0',
  ]
  const frame = regular(450, 470, 440, 6)
  const inner = regular(450, 470, 392, 6)
  const ridge = (points: Point[], colour: string) => fill(polygon([[0, 900], ...points, [900, 900]]), colour)
  const pines = (list: [number, number, number][], colour: string) =>
    fill(
      list
        .map(([x, y, h]) =>
          [0, 1, 2]
            .map((tier) => {
              const top = y - h + tier * h * 0.26
              const w = h * (0.15 + tier * 0.075)
              return polygon([
                [x, top],
                [x + w, top + h * 0.44],
                [x - w, top + h * 0.44],
              ])
            })
            .join(''),
        )
        .join(''),
      colour,
    )
  const trail =
    'M404 880C420 800 560 770 566 720C572 672 372 664 378 620C382 588 506 580 504 552C502 536 452 530 448 512C456 528 520 532 524 550C530 584 424 592 422 620C420 652 660 664 652 726C646 780 560 810 560 880Z'
  return (
    fill(frame, pine) +
    fill(regular(450, 470, 412, 6), cream) +
    clipped(
      'trail-view',
      inner,
      fill(inner, sand) +
        fill(rays(450, 328, 150, 700, 28, 0.5), '#f6dcab') +
        group(
          disc(450, 392, 150, orange) +
            ridge(
              [
                [0, 560],
                [130, 420],
                [220, 500],
                [330, 340],
                [450, 500],
                [590, 320],
                [700, 470],
                [790, 400],
                [900, 520],
              ],
              mist,
            ) +
            fill(
              polygon([
                [330, 340],
                [372, 396],
                [346, 388],
                [330, 414],
                [308, 392],
                [290, 400],
              ]),
              cream,
            ) +
            fill(
              polygon([
                [590, 320],
                [640, 388],
                [610, 376],
                [592, 408],
                [566, 380],
                [544, 390],
              ]),
              cream,
            ) +
            ridge(
              [
                [0, 620],
                [150, 540],
                [300, 600],
                [448, 506],
                [600, 590],
                [760, 530],
                [900, 610],
              ],
              teal,
            ) +
            ridge(
              [
                [0, 720],
                [200, 660],
                [450, 720],
                [700, 650],
                [900, 720],
              ],
              '#1f5558',
            ) +
            fill(trail, cream) +
            pines(
              [
                [150, 724, 150],
                [206, 752, 190],
                [262, 766, 130],
                [700, 720, 170],
                [752, 748, 210],
                [640, 762, 120],
              ],
              pine,
            ) +
            pines(
              [
                [318, 800, 120],
                [606, 808, 104],
              ],
              pine,
            ),
          { transform: 'translate(0 -64)' },
        ) +
        fill('M0 640H900V940H0Z', pine),
    ) +
    stroke(inner, pine, 9) +
    bordered('M20 540H880L842 616L880 692H20L58 616Z', orange, pine, 12) +
    fill(textLine('HIGH LINE 50K', { font: 'slab', size: 118, x: 450, y: 660, width: 700 }), cream) +
    fill(textLine('SAWTOOTH PASS', { font: 'condensed', size: 62, x: 450, y: 766, tracking: 60 }), cream) +
    fill(textLine('JULY 18', { font: 'condensed', size: 54, x: 450, y: 824, tracking: 60 }), sand)
  )
}

function lakeCamp(): string {
  const [pine, lake, dusk, sun, cream] = ['#173d33', '#3f8f8f', '#f0a35e', '#f7d070', '#fbf2dc']
  const tree = (x: number, y: number, h: number) => {
    const tiers = 5
    let d = ''
    for (let tier = 0; tier < tiers; tier += 1) {
      const top = y - h + (tier * h * 0.78) / tiers
      const w = h * (0.08 + tier * 0.042)
      d += polygon([
        [x, top],
        [x + w, top + h * 0.3],
        [x + w * 0.3, top + h * 0.27],
        [x - w * 0.3, top + h * 0.27],
        [x - w, top + h * 0.3],
      ])
    }
    return fill(d, pine) + fill(`M${x - h * 0.02} ${y - h * 0.1}H${x + h * 0.02}V${y}H${x - h * 0.02}Z`, pine)
  }
  const canoe =
    bordered(
      'M262 640C330 672 560 672 638 640C640 672 604 712 560 716H340C296 712 260 672 262 640Z',
      '#d94f30',
      pine,
      9,
    ) + stroke('M284 664C380 690 520 690 616 664', cream, 7)
  const view = circle(450, 450, 300)
  return (
    disc(450, 450, 440, pine) +
    circleLine(450, 450, 420, cream, 6) +
    clipped(
      'camp-view',
      view,
      fill(view, dusk) +
        fill('M150 150H750V300H150Z', '#e8834f') +
        disc(450, 400, 122, sun) +
        fill('M120 520L250 380L330 450L440 340L560 470L640 400L780 520Z', '#6a6f5e') +
        fill('M100 520H800V760H100Z', lake) +
        fill('M330 520H570L560 532H340ZM352 548H548L540 560H362ZM370 576H530L522 588H380Z', sun) +
        [
          [180, 540, 260],
          [236, 552, 330],
          [296, 548, 200],
          [722, 540, 270],
          [664, 552, 350],
          [604, 548, 210],
        ]
          .map(([x = 0, y = 0, h = 0]) => tree(x, y, h))
          .join('') +
        stroke(
          wave(170, 330, 604, 5, 54) +
            wave(590, 760, 598, 5, 54) +
            wave(240, 400, 736, 5, 54) +
            wave(500, 680, 738, 5, 54),
          cream,
          6,
        ) +
        canoe,
    ) +
    circleLine(450, 450, 300, cream, 9) +
    fill(
      textArc('CAMP TALLPINE', { font: 'slab', size: 84, x: 450, y: 450, radius: 329, tracking: 30 }),
      cream,
    ) +
    fill(
      textArc('LAKE CROW · SINCE 1961', {
        font: 'condensed',
        size: 70,
        x: 450,
        y: 450,
        radius: 386,
        under: true,
        tracking: 110,
      }),
      sun,
    ) +
    fill(star(88, 500, 20, 8, 5) + star(812, 500, 20, 8, 5), dusk)
  )
}

function goldenHour(): string {
  const stripes = ['#5b1f3a', '#a8324a', '#e2583e', '#f4913e', '#f9c45c']
  const ink = '#3d1429'
  const road = stripes
    .map((colour, index) => {
      const offset = index * 46
      return stroke(
        `M${40 + offset} 700V500A${460 - offset} ${460 - offset} 0 0 1 ${960 - offset} 500V700`,
        colour,
        47,
        { 'stroke-linecap': 'butt' },
      )
    })
    .join('')
  const words = warped(
    lineCommands('Golden Hour', { font: 'fat', size: 220, x: 500, y: 770, width: 912 }),
    (x, y) => [x, y - 26 * Math.sin(((x - 20) / 960) * Math.PI)],
  )
  const sun = 'M304 660V512A196 196 0 0 1 696 512V660Z'
  return worn(
    'golden-wear',
    1000,
    900,
    120,
    road +
      clipped(
        'golden-sun',
        sun,
        fill(sun, '#f9c45c') +
          fill('M200 596H800V614H200ZM200 548H800V562H200ZM200 506H800V516H200ZM200 468H800V475H200Z', ink),
      ) +
      stroke(words, '#fff3da', 60) +
      fill(words, ink) +
      fill(
        textLine('RECORDS · TAPES · SUNDOWN', { font: 'round', size: 44, x: 500, y: 866, tracking: 150 }),
        stripes[2] ?? ink,
      ),
  )
}
