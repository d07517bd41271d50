import { lineCommands, textLine, warped } from '#server/kernel/draw/lettering.ts'
import { circle, ellipse, rounded, star } from '#server/kernel/draw/outlines.ts'
import {
  bordered,
  box,
  circleLine,
  clipped,
  disc,
  fill,
  group,
  mirrored,
  place,
  stroke,
} from '#server/kernel/draw/svg-elements.ts'
import { halftone } from '#server/kernel/draw/textures.ts'
import { artwork } from '../artwork.ts'

export const stageArtworks = [
  artwork({
    slug: 'blue-hour-jazz',
    title: 'Blue Hour jazz night poster',
    widthInches: 9,
    heightInches: 12,
    tags: ['jazz', 'poster', 'tall'],
    paint: jazzPoster,
  }),
  artwork({
    slug: 'static-kings',
    title: 'Static Kings band lettering',
    widthInches: 11,
    heightInches: 8,
    tags: ['band', 'garage rock', 'lettering'],
    paint: garageBand,
  }),
  artwork({
    slug: 'halftone-soul',
    title: 'Soul in dots, halftone portrait',
    widthInches: 9,
    heightInches: 11,
    tags: ['halftone', 'portrait', 'process colours'],
    paint: halftonePortrait,
  }),
]

function jazzPoster(): string {
  const [midnight, blue, sky, brass, cream, red] = [
    '#0f1d3c',
    '#1f4fa3',
    '#58a6d8',
    '#f3b33d',
    '#f8edd6',
    '#e2492f',
  ]
  const page = rounded(20, 20, 860, 1160, 26)
  const keys = Array.from({ length: 12 }, (_, key) => {
    const x = 20 + key * 72
    const black = [0, 1, 3, 4, 5, 7, 8, 10, 11].includes(key) ? box(x + 50, 960, 42, 128, midnight) : ''
    return { white: box(x + 2, 960, 68, 240, cream), black }
  })
  const horn =
    fill('M196 610L560 476L560 520L208 652Z', brass) +
    fill('M540 470C620 440 680 380 716 300L812 540C730 520 640 520 560 528Z', brass) +
    fill(ellipse(764, 420, 40, 128), '#d38d22', { transform: 'rotate(-22 764 420)' }) +
    fill(ellipse(764, 420, 24, 104), midnight, { transform: 'rotate(-22 764 420)' }) +
    stroke('M300 610C280 700 340 740 420 706L520 668C600 636 590 556 520 560', brass, 30) +
    [
      [366, 500],
      [424, 478],
      [482, 457],
    ]
      .map(([x = 0, y = 0]) =>
        group(
          box(x - 17, y - 20, 34, 210, '#d38d22') +
            box(x - 9, y - 70, 18, 60, brass) +
            box(x - 22, y - 80, 44, 18, cream),
          { transform: `rotate(-20 ${x} ${y})` },
        ),
      )
      .join('') +
    fill('M158 618L202 600L216 660L172 676Z', '#d38d22')
  return clipped(
    'jazz-page',
    page,
    fill(page, midnight) +
      disc(590, 420, 352, blue) +
      disc(590, 420, 262, sky) +
      fill('M20 640H900V760H20Z', red) +
      place(0, -58, horn) +
      [
        [140, 150, 62],
        [250, 96, 30],
        [108, 280, 22],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, brass))
        .join('') +
      keys.map(({ white }) => white).join('') +
      keys.map(({ black }) => black).join('') +
      fill('M20 752H900V962H20Z', midnight) +
      fill(textLine('BLUE HOUR', { font: 'condensed', size: 240, x: 450, y: 940, width: 800 }), cream) +
      fill(
        textLine('THE DELPHINE CARTER QUARTET', {
          font: 'condensed',
          size: 60,
          x: 450,
          y: 720,
          width: 800,
          tracking: 60,
        }),
        cream,
      ),
  )
}

function garageBand(): string {
  const [black, acid, hot, bone] = ['#16131a', '#e8e337', '#ef3d62', '#fbf6e6']
  const jag = (x: number) => (Math.abs(((x / 92) % 2) - 1) - 0.5) * 20
  const bent = (
    text: string,
    y: number,
    size: number,
    width: number,
    top: (x: number) => number,
    foot: (x: number) => number,
  ) =>
    warped(lineCommands(text, { font: 'slab', size, x: 550, y: 0, width }), (x, py) => {
      const share = py / (-size * 0.74 * 1.0)
      return [x + py * -0.06, y + foot(x) + share * (top(x) - foot(x) - size * 0.74)]
    })
  const staticWord = bent(
    'STATIC',
    396,
    236,
    900,
    (x) => -150 * Math.abs((x - 550) / 450) ** 1.4 + jag(x),
    () => 0,
  )
  const kings = bent(
    'KINGS',
    640,
    250,
    900,
    () => 0,
    (x) => 84 * Math.abs((x - 550) / 450) ** 1.4 + jag(x),
  )
  const crown = 'M392 172L364 40L464 112L550 26L636 112L736 40L708 172Z'
  const word = (d: string, colour: string) =>
    stroke(d, black, 44) + fill(d, black, { transform: 'translate(8 10)' }) + fill(d, colour)
  return (
    fill(star(550, 420, 400, 300, 26), hot, {
      transform: 'translate(550 420) scale(1.28 .82) translate(-550 -420)',
    }) +
    bordered(crown, acid, black, 16) +
    [392, 550, 708]
      .map((x, index) => bordered(circle(x - (index - 1) * 2, 140, 13), hot, black, 6))
      .join('') +
    word(staticWord, bone) +
    word(kings, acid) +
    fill(
      textLine('LOUD SINCE THE GARAGE', { font: 'condensed', size: 60, x: 550, y: 790, tracking: 190 }),
      hot,
    )
  )
}

function halftonePortrait(): string {
  const [magenta, cyan, yellow, key] = ['#e6197f', '#0aa5d8', '#ffd51f', '#1a1720']
  const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2
  const face = (x: number, y: number): number => {
    const skull = inside(x, y, 462, 500, 186, 262)
    const neck = y > 640 && y < 880 && Math.abs(x - 470) < 92 + Math.max(0, y - 780) * 0.5
    const shoulders = inside(x, y, 460, 1130, 430, 300)
    const hair = inside(x, y, 450, 350, 330, 300)
    if (skull > 0) {
      const light = (x - 462 + 60) / 260 + (y - 420) / 900
      const cheek = Math.exp(-(((x - 540) / 70) ** 2) - ((y - 600) / 90) ** 2) * 0.3
      const nose = Math.exp(-(((x - 486) / 20) ** 2) - ((y - 575) / 46) ** 2) * 0.5
      return Math.max(
        0.05,
        0.24 +
          light * 0.62 +
          cheek +
          nose -
          Math.exp(-(((x - 380) / 60) ** 2) - ((y - 560) / 100) ** 2) * 0.2,
      )
    }
    if (hair > 0) {
      return 0.62 + 0.34 * Math.sin(Math.atan2(y - 350, x - 450) * 14 + Math.hypot(x - 450, y - 350) / 24)
    }
    if (neck) {
      return 0.62 + (x - 470) / 300
    }
    return shoulders > 0 ? 0.35 + (x - 460) / 900 + (y - 900) / 900 : 0
  }
  const lens = 'M286 470C330 446 420 446 452 470C458 530 430 566 376 566C318 566 288 530 286 470Z'
  const glasses =
    mirrored(
      470,
      fill(lens, key) + fill('M312 482C340 472 372 470 396 474L330 546C314 530 308 506 312 482Z', cyan),
    ) +
    stroke('M448 482Q470 466 492 482', key, 15) +
    stroke('M290 474L262 462M650 474L664 464', key, 14)
  const lips = fill(
    'M392 668C424 648 452 650 470 660C488 650 520 650 548 668C526 704 500 716 470 716C440 716 412 704 392 668Z',
    magenta,
  )
  const bounds = { x: 60, y: 30, width: 790, height: 1010 }
  return (
    disc(470, 470, 410, yellow) +
    fill(
      halftone(bounds, 17, 15, (x, y) => face(x + 9, y + 5) * 0.55),
      cyan,
    ) +
    fill(
      halftone(bounds, 14, 45, (x, y) => face(x, y) ** 1.35),
      key,
    ) +
    glasses +
    lips +
    stroke('M404 682Q470 690 536 682', key, 6) +
    mirrored(470, circleLine(272, 660, 40, key, 12) + circleLine(272, 660, 40, yellow, 6)) +
    stroke(textLine('SOUL', { font: 'fat', size: 250, x: 450, y: 1050 }), yellow, 30) +
    fill(textLine('SOUL', { font: 'fat', size: 250, x: 450, y: 1050 }), magenta)
  )
}
