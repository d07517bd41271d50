import { lineCommands, textArc, textLine, warped } from '#server/kernel/draw/lettering.ts'
import { arc, circle, ellipse, lightning, polygon, rays, smooth, star } from '#server/kernel/draw/outlines.ts'
import {
  bordered,
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

export const teamArtworks = [
  artwork({
    slug: 'briar-creek-bears',
    title: 'Briar Creek Bears little league crest',
    widthInches: 10,
    heightInches: 11,
    tags: ['little league', 'mascot', 'crest'],
    paint: bearCrest,
  }),
  artwork({
    slug: 'night-owls-softball',
    title: 'Night Owls softball mascot',
    widthInches: 9,
    heightInches: 10,
    tags: ['softball', 'mascot', 'owl'],
    paint: owlMascot,
  }),
  artwork({
    slug: 'jersey-rivera-23',
    title: 'Jersey set Rivera 23',
    widthInches: 10,
    heightInches: 11,
    tags: ['jersey', 'numbers', 'team'],
    paint: () => jersey('RIVERA', '23'),
  }),
  artwork({
    slug: 'jersey-okafor-07',
    title: 'Jersey set Okafor 07',
    widthInches: 10,
    heightInches: 11,
    tags: ['jersey', 'numbers', 'team'],
    paint: () => jersey('OKAFOR', '07'),
  }),
  artwork({
    slug: 'gutter-glory-bowling',
    title: 'Gutter Glory bowling league',
    widthInches: 11,
    heightInches: 8.5,
    tags: ['bowling', 'league', 'retro'],
    paint: bowlingLeague,
  }),
]

function bearCrest(): string {
  const [navy, red, cream, brown, dark, tan] = [
    '#15294a',
    '#cf3a2b',
    '#fbf1dc',
    '#96603a',
    '#7a4a2b',
    '#e0b27c',
  ]
  const shield = 'M92 336A665 665 0 0 1 908 336V590C908 790 740 930 500 1012C260 930 92 790 92 590Z'
  const half = (points: [number, number][]) =>
    polygon([...points, ...points.map(([x, y]): [number, number] => [-x, y]).reverse()])
  const skull = half([
    [0, -196],
    [96, -206],
    [176, -150],
    [214, -34],
    [236, 66],
    [176, 118],
    [120, 216],
    [46, 252],
    [0, 256],
  ])
  const head =
    mirrored(0, bordered(circle(164, -160, 76), brown, navy, 12) + disc(168, -164, 40, dark)) +
    bordered(skull, brown, navy, 12) +
    clipped('bear-shade', skull, fill('M0 -300H300V300H0Z', dark)) +
    mirrored(
      0,
      fill(
        polygon([
          [20, -60],
          [150, -104],
          [172, -70],
          [130, -30],
          [64, -22],
        ]),
        navy,
      ) +
        fill(
          polygon([
            [58, -32],
            [140, -62],
            [136, -26],
            [86, -12],
          ]),
          cream,
        ) +
        disc(106, -38, 16, navy),
    ) +
    fill(
      half([
        [0, 0],
        [62, 34],
        [112, 104],
        [112, 160],
        [64, 222],
        [0, 232],
      ]),
      tan,
    ) +
    fill(
      polygon([
        [0, 0],
        [62, 34],
        [112, 104],
        [112, 160],
        [64, 222],
        [0, 232],
      ]),
      '#c99660',
    ) +
    fill(
      half([
        [0, 22],
        [66, 26],
        [70, 54],
        [34, 92],
        [0, 98],
      ]),
      navy,
    ) +
    fill(
      polygon([
        [-44, 36],
        [-8, 36],
        [-14, 48],
        [-38, 48],
      ]),
      '#5b7199',
    ) +
    fill(
      half([
        [0, 126],
        [80, 138],
        [56, 196],
        [0, 208],
      ]),
      navy,
    ) +
    mirrored(
      0,
      fill(
        polygon([
          [28, 132],
          [62, 136],
          [46, 166],
        ]),
        cream,
      ),
    ) +
    fill(
      half([
        [0, 186],
        [28, 184],
        [40, 199],
        [0, 208],
      ]),
      red,
    ) +
    stroke('M0 96V128', navy, 9)
  const team = lineCommands('BEARS', { font: 'slab', size: 260, x: 500, y: 0, width: 800 })
  const bears = warped(team, (x, y) => [
    x,
    970 + y * (1 - 0.13 * Math.cos(((x - 500) / 420) * Math.PI)) - 46 * Math.cos(((x - 500) / 800) * Math.PI),
  ])
  return (
    bordered(shield, cream, navy, 16) +
    group(
      fill(shield, navy) +
        clipped('bear-rays', shield, fill(rays(500, 560, 20, 640, 18, 0.5, -5, 355), '#1f3a66')),
      { transform: 'translate(500 600) scale(.93) translate(-500 -600)' },
    ) +
    place(500, 548, head, 0, 1.04) +
    stroke(bears, navy, 56) +
    stroke(bears, cream, 32) +
    fill(bears, red) +
    fill(
      textArc('BRIAR CREEK', { font: 'slab', size: 104, x: 500, y: 860, radius: 704, tracking: 60 }),
      navy,
    ) +
    mirrored(500, fill(star(206, 1068, 28, 12, 5), red)) +
    fill(textLine('LITTLE LEAGUE', { font: 'condensed', size: 66, x: 500, y: 1092, tracking: 160 }), navy)
  )
}

function owlMascot(): string {
  const [night, violet, moon, cream, coral] = ['#1c1436', '#4b3a8c', '#f6c94c', '#fdf3df', '#f0603f']
  const body =
    'M450 190C630 190 712 320 700 500C690 660 590 742 450 760C310 742 210 660 200 500C188 320 270 190 450 190Z'
  const feather = (x: number, y: number) => stroke(arc(x, y, 32, 100, 260), cream, 9)
  const chest = [
    [4, 566],
    [3, 612],
    [2, 658],
  ]
    .map(([count = 0, y = 0]) =>
      Array.from({ length: count }, (_, index) => feather(450 + (index - (count - 1) / 2) * 68, y)).join(''),
    )
    .join('')
  const side =
    bordered('M214 366C130 470 140 640 262 736C300 660 300 480 214 366Z', violet, night, 12) +
    stroke('M206 470C206 540 222 610 254 660', night, 9) +
    fill('M214 232L190 92L352 190C300 196 246 210 214 232Z', violet) +
    stroke('M214 232L190 92L352 190', night, 12) +
    disc(354, 386, 116, cream) +
    circleLine(354, 386, 116, night, 12) +
    disc(364, 390, 74, moon) +
    circleLine(364, 390, 74, night, 9) +
    disc(370, 392, 44, night) +
    disc(352, 372, 15, cream) +
    fill(
      polygon([
        [212, 296],
        [440, 338],
        [446, 366],
        [234, 336],
      ]),
      night,
    ) +
    [328, 372, 416].map((x) => bordered(ellipse(x, 770, 21, 34), coral, night, 9)).join('')
  const ball =
    disc(690, 690, 84, moon) +
    circleLine(690, 690, 84, night, 12) +
    stroke(arc(608, 690, 56, 30, 150), coral, 5) +
    stroke(arc(772, 690, 56, 210, 330), coral, 5)
  const word = lineCommands('Night Owls', { font: 'script', size: 236, x: 450, y: 886, width: 770 })
  const bent = warped(word, (x, y) => [x, y - (x - 450) * 0.09])
  const tail = smooth([
    [170, 934],
    [420, 906],
    [700, 880],
    [828, 858],
    [716, 908],
    [440, 936],
    [170, 934],
  ])
  return (
    disc(450, 430, 400, night) +
    circleLine(450, 430, 372, moon, 7) +
    [
      [160, 310, 15],
      [756, 300, 18],
      [122, 470, 11],
      [776, 456, 13],
      [500, 110, 15],
      [404, 130, 10],
    ]
      .map(([x = 0, y = 0, size = 0]) => fill(star(x, y, size, size * 0.32, 4), moon))
      .join('') +
    bordered(body, violet, night, 12) +
    fill('M450 420C590 470 586 640 450 744C314 640 310 470 450 420Z', '#6a57b4') +
    chest +
    mirrored(450, side) +
    bordered('M450 392L492 420L450 508L408 420Z', coral, night, 10) +
    ball +
    stroke(bent + tail, night, 58) +
    stroke(bent + tail, cream, 34) +
    fill(bent, coral) +
    fill(tail, coral)
  )
}

function jersey(name: string, digits: string): string {
  const [green, gold, cream] = ['#0f5238', '#f2b632', '#fffaf0']
  const arched = (text: string, size: number, y: number, width: number, rise: number) =>
    warped(lineCommands(text, { font: 'slab', size, x: 500, y, width }), (x, py) => [
      x,
      py - rise * (1 - ((x - 500) / 480) ** 2),
    ])
  const surname = arched(name, 168, 292, 840, 74)
  const number = lineCommands(digits, { font: 'slab', size: 860, x: 500, y: 1040, tracking: 24, width: 860 })
  const tall = warped(number, (x, y) => [x, 1040 + (y - 1040) * 1.19])
  return [
    [surname, 44, 22],
    [tall, 76, 42],
  ]
    .map(
      ([d, outer, inner]) =>
        stroke(String(d), green, Number(outer)) +
        stroke(String(d), gold, Number(inner)) +
        fill(String(d), cream),
    )
    .join('')
}

function bowlingLeague(): string {
  const [teal, red, cream, ink, pale] = ['#0e6f74', '#d8402f', '#fff4de', '#1d1b2e', '#f3c56b']
  const pin = (x: number, y: number, turn: number, size = 1) =>
    place(
      x,
      y,
      bordered(
        'M0 -190C34 -190 42 -160 36 -130C28 -96 26 -84 34 -58C48 -16 66 18 66 76C66 122 52 160 40 180H-40C-52 160 -66 122 -66 76C-66 18 -48 -16 -34 -58C-26 -84 -28 -96 -36 -130C-42 -160 -34 -190 0 -190Z',
        cream,
        ink,
        10,
      ) + fill('M-30 -104H30L29 -84H-29ZM-30 -68H30L35 -48H-35Z', red),
      turn,
      size,
    )
  const burst = fill(star(550, 290, 280, 208, 22, 4), pale)
  const ball =
    bordered(circle(550, 330, 150), teal, ink, 10) +
    clipped(
      'bowl-shine',
      circle(550, 330, 150),
      fill('M400 180C520 170 600 240 480 400C420 480 390 440 380 400Z', '#2a9498'),
    ) +
    oval(584, 268, 17, 21, ink, { transform: 'rotate(-14 584 268)' }) +
    oval(632, 286, 17, 21, ink, { transform: 'rotate(14 632 286)' }) +
    oval(600, 334, 19, 23, ink)
  const script = warped(
    lineCommands('Gutter Glory', { font: 'script', size: 300, x: 550, y: 610, width: 970 }),
    (x, y) => [x, y - (x - 550) * 0.1],
  )
  const tail = 'M420 690C560 664 820 636 1010 590C1060 578 1050 612 1010 628C860 690 600 708 420 690Z'
  return (
    burst +
    stroke(star(550, 290, 250, 188, 22, 4), red, 6) +
    pin(310, 250, -24, 0.98) +
    pin(790, 236, 26, 0.98) +
    pin(404, 216, -9, 0.92) +
    pin(696, 208, 11, 0.92) +
    ball +
    fill(lightning(150, 250, 170), red, { transform: 'rotate(-22 150 250)' }) +
    fill(lightning(956, 206, 150), red, { transform: 'rotate(20 956 206)' }) +
    stroke(script + tail, ink, 58) +
    stroke(script + tail, cream, 30) +
    fill(script, red) +
    fill(tail, red) +
    fill(textLine('THURSDAY LEAGUE', { font: 'round', size: 50, x: 276, y: 826, tracking: 60 }), teal) +
    fill(textLine('LANES 1 TO 12', { font: 'round', size: 50, x: 838, y: 826, tracking: 60 }), teal) +
    fill(star(572, 808, 22, 11, 5), red)
  )
}
