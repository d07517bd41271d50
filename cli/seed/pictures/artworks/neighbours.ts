import { lineCommands, textArc, textLine, warped } from '#server/kernel/draw/lettering.ts'
import type { Point } from '#server/kernel/draw/outlines.ts'
import { arc, circle, heart, leaf, polar, polygon, rays, smooth, star } from '#server/kernel/draw/outlines.ts'
import { seededRandom } from '#server/kernel/draw/seeded-random.ts'
import {
  bordered,
  circleLine,
  clipped,
  disc,
  fill,
  mirrored,
  oval,
  place,
  stroke,
} from '#server/kernel/draw/svg-elements.ts'
import { artwork } from '../artwork.ts'

export const neighbourArtworks = [
  artwork({
    slug: 'second-leash-rescue',
    title: 'Second Leash dog rescue',
    widthInches: 9,
    heightInches: 10,
    tags: ['dog', 'rescue', 'charity'],
    paint: dogRescue,
  }),
  artwork({
    slug: 'hargrove-reunion-2026',
    title: 'Hargrove family reunion 2026',
    widthInches: 11,
    heightInches: 11,
    tags: ['family reunion', 'tree', 'event'],
    paint: familyReunion,
  }),
  artwork({
    slug: 'cat-stack',
    title: 'Cat stack',
    widthInches: 7,
    heightInches: 11,
    tags: ['cats', 'cute', 'tall'],
    paint: catStack,
  }),
]

function dogRescue(): string {
  const [ink, brown, tan, white, red, sky] = [
    '#23202b',
    '#8b5a33',
    '#c98d4e',
    '#fff7ea',
    '#e5483b',
    '#8ecbd6',
  ]
  const half = (points: Point[]) => polygon([...points, ...points.map(([x, y]): Point => [-x, y]).reverse()])
  const skull = smooth(
    [
      [0, -190],
      [96, -184],
      [166, -120],
      [184, -20],
      [150, 80],
      [112, 170],
      [58, 218],
      [0, 230],
      [-58, 218],
      [-112, 170],
      [-150, 80],
      [-184, -20],
      [-166, -120],
      [-96, -184],
    ],
    true,
  )
  const ear = bordered(
    'M118 -176C190 -230 262 -190 274 -90C284 -10 262 70 226 96C196 60 176 0 168 -60C160 -110 144 -150 118 -176Z',
    brown,
    ink,
    12,
  )
  const head =
    mirrored(0, ear) +
    bordered(skull, tan, ink, 12) +
    clipped(
      'leash-face',
      skull,
      fill(
        half([
          [0, -220],
          [40, -190],
          [30, -60],
          [62, 20],
          [120, 90],
          [130, 240],
          [0, 260],
        ]),
        white,
      ) + fill('M60 -220H300V60C200 80 110 60 92 -20C80 -90 80 -150 60 -220Z', brown),
    ) +
    stroke(skull, ink, 12) +
    oval(-88, -30, 27, 31, ink) +
    oval(88, -30, 27, 31, ink) +
    disc(-79, -41, 10, white) +
    disc(97, -41, 10, white) +
    stroke(arc(-92, -66, 40, -42, 30), ink, 9) +
    stroke(arc(92, -66, 40, -30, 42), ink, 9) +
    fill('M-52 50C-52 26 52 26 52 50C52 84 20 106 0 106S-52 84 -52 50Z', ink) +
    oval(-20, 50, 13, 6, '#5c5769') +
    stroke('M0 104V132M0 132C-16 160 -62 160 -78 128M0 132C16 160 62 160 78 128', ink, 10) +
    bordered('M-28 150C-30 196 -22 226 0 226S30 196 28 150C14 158 -14 158 -28 150Z', red, ink, 9) +
    stroke('M0 160V196', ink, 6)
  const collar =
    bordered('M-146 196C-60 262 60 262 146 196L158 244C70 314 -70 314 -158 244Z', red, ink, 12) +
    bordered(heart(0, 306, 96), '#f6c244', ink, 11)
  const name = textArc('SECOND LEASH', {
    font: 'slab',
    size: 96,
    x: 450,
    y: 160,
    radius: 730,
    under: true,
    tracking: 30,
  })
  return (
    disc(450, 400, 372, sky) +
    circleLine(450, 400, 372, ink, 12) +
    clipped(
      'leash-ground',
      circle(450, 400, 366),
      fill('M270 800C280 640 340 560 450 560S620 640 630 800Z', white) +
        stroke('M270 800C280 640 340 560 450 560S620 640 630 800', ink, 12),
    ) +
    fill(rays(450, 400, 300, 346, 40, 0.22, -90, 90), white) +
    place(450, 384, collar + head, 0, 1.08) +
    stroke(name, ink, 60) +
    stroke(name, white, 26) +
    fill(name, red) +
    fill(
      textLine('EVERY DOG GETS ANOTHER GO', { font: 'condensed', size: 60, x: 450, y: 986, tracking: 110 }),
      ink,
    )
  )
}

function familyReunion(): string {
  const [bark, leafA, leafB, leafC, gold, navy] = [
    '#5b3a22',
    '#2f6f4f',
    '#5b9a52',
    '#a9b84a',
    '#e9a13b',
    '#1f3a4d',
  ]
  const random = seededRandom('hargrove')
  const leaves = Array.from({ length: 320 }, (_, index) => {
    const turn = random.between(-112, 112)
    const radius = Math.sqrt(random.next()) * 284 + 40
    const [x, y] = polar(550, 420, radius, turn)
    const outline = leaf(
      ...([x, y * 0.94, random.between(52, 82), random.between(22, 32)] as const),
      turn + random.between(-50, 50),
    )
    return { outline, colour: [leafA, leafB, leafC, leafA, gold][index % 5] ?? leafA }
  })
  // The shade beneath closes what would be too narrow between two leaves to stay open in print.
  const crown =
    stroke(leaves.map(({ outline }) => outline).join(''), leafA, 44) +
    leaves.map(({ outline, colour }) => fill(outline, colour)).join('')
  const trunk = fill(
    'M500 760C520 680 522 620 512 560C480 520 420 480 350 462C420 460 480 476 520 506C520 440 500 390 470 340C520 380 548 430 552 486C580 440 620 400 680 380C640 420 610 470 590 520C640 480 700 470 760 476C690 496 620 540 594 590C588 650 592 700 610 760C640 776 680 786 720 790H380C430 786 480 776 500 760Z',
    bark,
  )
  const swing = stroke('M700 470V640M760 470V640', bark, 6) + fill('M686 636H774V652H686Z', bark)
  const name = warped(
    lineCommands('HARGROVE', { font: 'slab', size: 190, x: 550, y: 0, width: 1010, tracking: 30 }),
    (x, y) => [x, 944 + y * (1.04 + 0.2 * ((x - 550) / 505) ** 2)],
  )
  return (
    crown +
    trunk +
    swing +
    fill(heart(552, 640, 52), gold) +
    fill(name, navy) +
    fill(
      textLine('FAMILY REUNION', { font: 'round', size: 72, x: 390, y: 1042, width: 690, tracking: 160 }),
      gold,
    ) +
    fill(textLine('2026', { font: 'slab', size: 96, x: 906, y: 1046 }), leafA)
  )
}

function catStack(): string {
  const [ink, ginger, grey, black, cream, pink] = [
    '#2a2230',
    '#e8954a',
    '#8d93a8',
    '#3b3544',
    '#fbeeda',
    '#f08a8a',
  ]
  const cat = (
    y: number,
    w: number,
    coat: string,
    stripe: string | undefined,
    tailSide: number,
    mood: string,
  ) => {
    const body = `M${-w} 150C${-w - 34} 60 ${-w * 0.72} 0 0 0S${w + 34} 60 ${w} 150Z`
    const face = (x: number) => {
      const eyes =
        mood === 'sleep'
          ? stroke('M-58 54Q-42 68 -26 54M26 54Q42 68 58 54', ink, 7)
          : disc(-42, 52, mood === 'wide' ? 18 : 13, cream) +
            disc(42, 52, mood === 'wide' ? 18 : 13, cream) +
            disc(-42, 53, 9, ink) +
            disc(42, 53, 9, ink)
      return place(
        x,
        -36,
        bordered(
          'M-94 60L-98 -46L-46 -8C-18 -18 18 -18 46 -8L98 -46L94 60C92 118 44 134 0 134S-92 118 -94 60Z',
          coat,
          ink,
          9,
        ) +
          fill('M-84 -22L-82 14L-60 0ZM84 -22L82 14L60 0Z', pink) +
          (stripe === undefined ? '' : stroke('M0 -12V16M-24 -8V8M24 -8V8', stripe, 9)) +
          eyes +
          fill('M-10 76H10L0 87Z', pink) +
          stroke('M0 87C-4 100 -20 102 -26 94M0 87C4 100 20 102 26 94', ink, 5) +
          stroke('M-70 82L-128 74M-70 94L-126 102M70 82L128 74M70 94L126 102', ink, 3.5),
      )
    }
    const tail =
      stroke(
        `M${tailSide * (w - 20)} 120C${tailSide * (w + 90)} 130 ${tailSide * (w + 80)} 20 ${tailSide * (w + 34)} 16`,
        ink,
        44,
      ) +
      stroke(
        `M${tailSide * (w - 20)} 120C${tailSide * (w + 90)} 130 ${tailSide * (w + 80)} 20 ${tailSide * (w + 34)} 16`,
        coat,
        27,
      )
    const bands =
      stripe === undefined
        ? ''
        : stroke(
            [-0.5, -0.3, 0.5, 0.3].map((at) => `M${w * at} 12Q${w * at * 1.1} 40 ${w * at} 66`).join(''),
            stripe,
            11,
          )
    const paws = mirrored(
      0,
      bordered(
        `M${w * 0.42 - 40} 152V128A40 30 0 0 1 ${w * 0.42 + 40} 128V152Z`,
        coat === black ? coat : cream,
        ink,
        8,
      ),
    )
    return place(350, y, tail + bordered(body, coat, ink, 9) + bands + paws + face(tailSide * -w * 0.16))
  }
  return (
    cat(212, 164, '#5d5468', undefined, 1, 'sleep') +
    cat(384, 188, cream, '#e0b98c', -1, 'awake') +
    cat(556, 208, ginger, '#c8702a', 1, 'sleep') +
    cat(728, 226, black, undefined, -1, 'wide') +
    cat(900, 250, grey, '#6f758b', 1, 'awake') +
    fill(heart(350, 84, 62), pink) +
    fill(star(120, 130, 22, 7, 4) + star(590, 210, 16, 5, 4) + star(80, 420, 14, 5, 4), ginger)
  )
}
