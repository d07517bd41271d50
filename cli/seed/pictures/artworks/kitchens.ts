import { lineCommands, pathData, textArc, textLine } from '#server/kernel/draw/lettering.ts'
import {
  arc,
  circle,
  leaf,
  polar,
  polygon,
  rays,
  rounded,
  scalloped,
  smooth,
  star,
} from '#server/kernel/draw/outlines.ts'
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

export const kitchenArtworks = [
  artwork({
    slug: 'night-shift-coffee',
    title: 'Night Shift Coffee Roasters badge',
    widthInches: 9,
    heightInches: 9,
    tags: ['coffee', 'badge', 'round'],
    paint: coffeeBadge,
  }),
  artwork({
    slug: 'rye-and-honey-bakery',
    title: 'Rye & Honey bakery wordmark',
    widthInches: 11,
    heightInches: 6,
    tags: ['bakery', 'lettering', 'wide'],
    paint: bakeryWordmark,
  }),
  artwork({
    slug: 'taco-sol-truck',
    title: 'Taco Sol food truck',
    widthInches: 10,
    heightInches: 9,
    tags: ['food truck', 'tacos', 'sun'],
    paint: tacoTruck,
  }),
  artwork({
    slug: 'hollow-oak-brewing',
    title: 'Hollow Oak Brewing hop badge',
    widthInches: 8,
    heightInches: 10,
    tags: ['brewery', 'badge', 'hops'],
    paint: hopBadge,
  }),
]

function coffeeBadge(): string {
  const [espresso, cream, night, amber] = ['#2a1710', '#f7ead2', '#1f3550', '#eda43b']
  const steam = (x: number) =>
    stroke(
      smooth([
        [x, 395],
        [x - 16, 365],
        [x + 12, 330],
        [x - 10, 292],
      ]),
      cream,
      13,
    )
  const cup =
    fill('M318 418H566C566 500 548 566 500 590H384C336 566 318 500 318 418Z', cream) +
    stroke('M560 446C640 430 642 532 536 540', cream, 24) +
    oval(442, 418, 124, 22, cream) +
    oval(442, 420, 104, 14, espresso) +
    fill('M300 604H584C570 632 540 640 516 640H368C344 640 314 632 300 604Z', cream) +
    stroke('M352 470C354 512 364 544 382 562', amber, 9)
  const moon = fill('M560 226A150 150 0 1 0 612 430A118 118 0 1 1 560 226Z', amber, {
    transform: 'rotate(-18 450 330) translate(-52 -8)',
  })
  const twinkles = [
    [308, 268, 17],
    [596, 300, 21],
    [560, 236, 11],
    [270, 352, 10],
    [628, 380, 10],
  ]
    .map(([x = 0, y = 0, size = 0]) => fill(star(x, y, size, size * 0.3, 4), cream))
    .join('')
  return (
    fill(scalloped(450, 450, 430, 40), espresso) +
    circleLine(450, 450, 408, cream, 5) +
    disc(450, 450, 284, night) +
    circleLine(450, 450, 284, cream, 8) +
    clipped(
      'coffee-sky',
      circle(450, 450, 280),
      moon + twinkles + steam(396) + steam(446) + steam(496) + cup,
    ) +
    fill(
      textArc('NIGHT SHIFT', { font: 'slab', size: 98, x: 450, y: 450, radius: 311, tracking: 40 }),
      cream,
    ) +
    fill(
      textArc('COFFEE ROASTERS', {
        font: 'condensed',
        size: 84,
        x: 450,
        y: 450,
        radius: 374,
        under: true,
        tracking: 90,
      }),
      amber,
    ) +
    [84, 276].map((turn) => fill(star(...polar(450, 450, 345, turn), 26, 10, 5, 0), amber)).join('')
  )
}

function bakeryWordmark(): string {
  const [crust, honey, pale] = ['#4a2414', '#d98a1f', '#f4d9a0']
  let ear = stroke('M0 0C10 -90 8 -190 0 -270', crust, 7)
  for (let step = 0; step < 8; step += 1) {
    const y = -52 - step * 27
    ear += fill(leaf(4, y, 66, 25, 32), honey) + fill(leaf(4, y, 66, 25, -32), honey)
  }
  ear += fill(leaf(1, -262, 74, 24, 0), honey)
  const score = (x: number, lean: number) =>
    fill(leaf(x, 222, 116, 27, lean), pale) +
    stroke(`M${x} 222l${lean * 1.4} -96`, crust, 4, { opacity: 0.9 })
  const loaf =
    bordered('M396 240C380 130 462 62 550 62S720 130 704 240C690 262 410 262 396 240Z', honey, crust, 9) +
    score(460, 10) +
    score(526, 10) +
    score(592, 10)
  const name = lineCommands('Rye & Honey', { font: 'serifItalic', size: 250, x: 550, y: 452, width: 1030 })
  return (
    mirrored(550, place(408, 250, ear, -74, 0.98)) +
    loaf +
    stroke(pathData(name), crust, 5) +
    fill(pathData(name), crust) +
    mirrored(550, fill(leaf(70, 560, 160, 15, 90), honey)) +
    fill(textLine('HEARTH BAKERY', { font: 'grotesque', size: 54, x: 550, y: 578, tracking: 240 }), crust)
  )
}

function tacoTruck(): string {
  const [chili, corn, lime, cream, ink] = ['#d4321f', '#f7b52c', '#5a9a35', '#fff3d9', '#2b1420']
  const shell = 'M214 612C214 452 340 352 500 352S786 452 786 612Z'
  const fluff = (y: number, spread: number, height: number, steps: number) => {
    let d = `M${500 - spread} ${y + 120}`
    for (let step = 0; step <= steps; step += 1) {
      const turn = 270 + (180 / steps) * step
      const [x, py] = polar(500, y + 120, spread, turn)
      const bump = step % 2 === 0 ? 1 : 1.07
      d += `L${(500 + (x - 500) * bump).toFixed(1)} ${(y + 120 + (py - y - 120) * height * bump).toFixed(1)}`
    }
    return `${d}Z`
  }
  const filling =
    bordered(fluff(478, 300, 0.98, 26), lime, ink, 10) +
    [-210, -128, -30, 74, 168, 232]
      .map((dx, index) => {
        const y = 600 - Math.sqrt(Math.max(0, 285 ** 2 - dx ** 2)) * 0.99
        return bordered(circle(500 + dx, y + 14, index % 2 === 0 ? 40 : 32), chili, ink, 9)
      })
      .join('')
  const spots = [
    [330, 560],
    [420, 470],
    [560, 520],
    [650, 450],
    [690, 565],
    [480, 585],
    [530, 410],
    [375, 420],
  ]
    .map(([x = 0, y = 0], index) => oval(x, y, 13 + (index % 3) * 4, 9 + (index % 2) * 3, '#d98812'))
    .join('')
  const banner = 'M70 628H930L884 706L930 784H70L116 706Z'
  const face =
    stroke(arc(436, 540, 26, -80, 80), ink, 11) +
    stroke(arc(564, 540, 26, -80, 80), ink, 11) +
    fill('M462 556Q500 570 538 556Q532 600 500 600T462 556Z', ink)
  return (
    fill(rays(500, 600, 330, 495, 17, 0.56, -90, 90), corn) +
    fill(rays(500, 600, 372, 440, 17, 0.26, -90, 90), chili) +
    filling +
    bordered(shell, corn, ink, 11) +
    spots +
    face +
    bordered(banner, chili, ink, 12) +
    fill(textLine('TACO SOL', { font: 'fat', size: 152, x: 500, y: 757, width: 700 }), ink, {
      transform: 'translate(6 7)',
    }) +
    fill(textLine('TACO SOL', { font: 'fat', size: 152, x: 500, y: 757, width: 700 }), cream) +
    fill(
      textLine('FRIDAYS · LOT 9 · UNTIL SOLD OUT', {
        font: 'condensed',
        size: 58,
        x: 500,
        y: 858,
        tracking: 70,
      }),
      ink,
    )
  )
}

function hopBadge(): string {
  const [forest, hop, pale, gold] = ['#143a2a', '#6fa33a', '#f4ecd0', '#e2a52b']
  const shield =
    'M60 190C60 130 90 96 150 90C260 80 340 60 400 22C460 60 540 80 650 90C710 96 740 130 740 190V560C740 760 580 890 400 972C220 890 60 760 60 560Z'
  const inner = { transform: 'translate(400 497) scale(.925) translate(-400 -497)' }
  const scale = (x: number, y: number, size: number) =>
    bordered(
      `M${x} ${y + size}C${x - size * 0.86} ${y + size * 0.42} ${x - size * 0.82} ${y - size * 0.5} ${x} ${y - size * 0.62}C${x + size * 0.82} ${y - size * 0.5} ${x + size * 0.86} ${y + size * 0.42} ${x} ${y + size}Z`,
      hop,
      forest,
      6,
    ) + stroke(`M${x} ${y - size * 0.2}V${y + size * 0.66}`, forest, 5)
  const rows: [count: number, y: number, size: number, gap: number][] = [
    [1, 742, 52, 0],
    [2, 696, 62, 74],
    [3, 640, 68, 80],
    [4, 580, 70, 78],
    [3, 524, 72, 84],
    [4, 468, 68, 70],
    [3, 418, 64, 70],
    [2, 376, 58, 64],
  ]
  const cone = rows
    .map(([count, y, size, gap]) =>
      Array.from({ length: count }, (_, index) => scale(400 + (index - (count - 1) / 2) * gap, y, size)).join(
        '',
      ),
    )
    .join('')
  const leaves = mirrored(
    400,
    fill(leaf(404, 356, 200, 84, 76), gold) +
      fill(leaf(404, 352, 128, 54, 44), gold) +
      stroke('M410 352L586 314', forest, 6) +
      stroke('M410 346L478 276', forest, 6),
  )
  return (
    fill(shield, forest) +
    group(stroke(shield, pale, 7), inner) +
    fill(textLine('HOLLOW OAK', { font: 'slab', size: 112, x: 400, y: 246, width: 580 }), pale) +
    place(0, 34, leaves + stroke('M400 366C396 326 402 306 416 286', gold, 14) + cone) +
    mirrored(400, fill(star(182, 480, 22, 9, 5), gold) + fill(star(182, 600, 22, 9, 5), gold)) +
    fill(textLine('19', { font: 'slab', size: 84, x: 182, y: 570 }), pale) +
    fill(textLine('84', { font: 'slab', size: 84, x: 618, y: 570 }), pale) +
    fill(rounded(150, 838, 500, 84, 8), gold) +
    fill(
      polygon([
        [160, 838],
        [96, 880],
        [160, 922],
      ]),
      gold,
    ) +
    fill(
      polygon([
        [640, 838],
        [704, 880],
        [640, 922],
      ]),
      gold,
    ) +
    fill(textLine('BREWING CO.', { font: 'condensed', size: 74, x: 400, y: 907, tracking: 110 }), forest)
  )
}
