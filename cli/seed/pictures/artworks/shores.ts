import { lineCommands, textLine, warped } from '#server/kernel/draw/lettering.ts'
import { arc, circle, wave } from '#server/kernel/draw/outlines.ts'
import {
  bordered,
  clipped,
  disc,
  fill,
  group,
  mirrored,
  place,
  stroke,
} from '#server/kernel/draw/svg-elements.ts'
import { worn } from '#server/kernel/draw/textures.ts'
import { artwork } from '../artwork.ts'

export const shoreArtworks = [
  artwork({
    slug: 'salt-line-surf-club',
    title: 'Salt Line Surf Club',
    widthInches: 10,
    heightInches: 9,
    tags: ['surf', 'sun', 'wave'],
    paint: surfClub,
  }),
  artwork({
    slug: 'lost-lure-fishing',
    title: 'Lost Lure fishing club',
    widthInches: 11,
    heightInches: 8,
    tags: ['fishing', 'one ink', 'trout'],
    ink: '#173a5e',
    paint: fishingClub,
  }),
]

function surfClub(): string {
  const [coral, sun, pink, sea, deep, foam] = [
    '#ef5b3f',
    '#f9b233',
    '#f48a7a',
    '#1c8fa3',
    '#0c4a63',
    '#fdf6e6',
  ]
  const dome = 'M150 520A350 350 0 0 1 850 520Z'
  const stripes = [
    [500, 20],
    [456, 17],
    [414, 14],
    [374, 11],
    [336, 8],
  ]
  const cuts = stripes.map(([y = 0, h = 0]) => `M100 ${y - h}H900V${y}H100Z`).join('')
  const sky = `<mask id="surf-cuts" maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="900"><path d="M0 0H1000V900H0Z" fill="#fff"/><path d="${cuts}" fill="#000"/></mask>`
  const curl =
    'M60 540C200 540 250 300 440 270C590 248 690 330 690 420C690 470 650 506 600 500C622 470 610 420 556 414C480 408 440 480 470 560H940V620H60Z'
  const palm = (x: number, y: number, size: number) => {
    const frond = (turn: number, length: number) =>
      place(
        0,
        0,
        `<path d="M0 0Q${length * 0.45} ${-length * 0.42} ${length} ${length * 0.1}Q${length * 0.45} ${-length * 0.12} 0 0Z" fill="${deep}" stroke="${foam}" stroke-width="14" stroke-linejoin="round" paint-order="stroke"/>`,
        turn,
      )
    return place(
      x,
      y,
      stroke('M0 0C10 70 6 150 -26 250', foam, 27) +
        stroke('M0 0C10 70 6 150 -26 250', deep, 13) +
        [-196, -140, -84, -28, 24].map((turn) => frond(turn, 118)).join(''),
      0,
      size,
    )
  }
  const name = warped(
    lineCommands('Salt Line', { font: 'fat', size: 240, x: 500, y: 770, width: 880 }),
    (x, y) => [x, y + 16 * Math.sin(((x - 60) / 880) * Math.PI * 2)],
  )
  return (
    sky +
    fill(dome, foam) +
    group(
      fill(dome, sun) +
        clipped(
          'surf-dome',
          dome,
          fill('M100 320H900V420H100Z', '#f68b34') + fill('M100 420H900V540H100Z', coral),
        ),
      {
        mask: 'url(#surf-cuts)',
      },
    ) +
    palm(822, 276, 1.02) +
    bordered(curl, sea, deep, 11) +
    fill(
      'M440 270C590 248 690 330 690 420C690 470 650 506 600 500C640 470 650 330 500 322C360 316 300 470 216 540H140C240 500 270 300 440 270Z',
      foam,
    ) +
    stroke('M300 540C350 470 380 400 470 372', foam, 10) +
    stroke('M372 548C396 500 408 462 446 430', foam, 8) +
    stroke(wave(90, 910, 586, 9, 120), foam, 8) +
    [
      [718, 384, 12],
      [742, 426, 8],
      [704, 320, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => bordered(circle(x, y, r), foam, deep, 5))
      .join('') +
    stroke(name, deep, 30) +
    fill(name, deep, { transform: 'translate(9 9)' }) +
    fill(name, coral) +
    fill(textLine('SURF CLUB', { font: 'round', size: 64, x: 500, y: 868, tracking: 420 }), deep) +
    mirrored(500, stroke('M90 850H190', pink, 12))
  )
}

function fishingClub(): string {
  const ink = '#173a5e'
  const fish =
    'M196 388C250 300 380 236 540 236C660 236 752 272 812 330C850 310 900 270 956 250C940 300 930 340 934 372C938 404 952 452 972 492C912 478 852 446 812 416C740 472 640 506 530 506C380 506 258 466 196 388Z'
  const scales: string[] = []
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 14; column += 1) {
      const x = 400 + column * 31 + (row % 2) * 15
      scales.push(arc(x, 284 + row * 24, 15, 20, 160))
    }
  }
  const body = clipped(
    'lure-body',
    'M368 250C420 240 480 236 540 236C660 236 752 272 812 330L830 372L812 416C740 430 560 420 384 400C404 350 400 300 368 250Z',
    stroke(scales.join(''), '#000', 5),
  )
  const holes =
    fill('M386 254C424 330 420 410 376 488', 'none', { stroke: '#000', 'stroke-width': 9 }) +
    disc(286, 352, 25, '#000') +
    stroke('M206 394C240 400 266 408 288 426', '#000', 8) +
    body +
    stroke('M400 428C520 452 680 446 800 400', '#000', 8) +
    stroke('M846 340L924 290M846 372H916M846 402L936 458', '#000', 7)
  const fins =
    fill('M470 226C500 160 570 130 660 138C640 170 640 200 660 236C600 222 540 220 470 226Z', ink) +
    fill('M440 512C450 560 490 590 540 596C534 566 540 540 556 510Z', ink) +
    fill('M640 500C660 536 690 552 730 552C724 528 724 500 736 470Z', ink)
  return (
    `<mask id="lure-cut" maskUnits="userSpaceOnUse" x="0" y="0" width="1100" height="800"><path d="M0 0H1100V800H0Z" fill="#fff"/>${holes}</mask>` +
    worn(
      'lure-wear',
      1100,
      800,
      80,
      group(fill(fish, ink), { mask: 'url(#lure-cut)' }) +
        disc(288, 352, 10, ink) +
        fins +
        stroke('M198 392C150 380 120 330 128 270C136 190 110 120 60 60', ink, 6) +
        stroke('M180 388C160 420 176 446 200 436C214 430 216 414 206 402', ink, 9) +
        fill(textLine('LOST LURE', { font: 'slab', size: 168, x: 550, y: 730, width: 960 }), ink) +
        fill(
          textLine('CATCH · RELEASE · EXAGGERATE', {
            font: 'condensed',
            size: 54,
            x: 550,
            y: 790,
            tracking: 136,
          }),
          ink,
        ) +
        stroke(
          wave(70, 370, 556, 7, 60) +
            wave(130, 310, 532, 7, 60) +
            wave(790, 1030, 556, 7, 60) +
            wave(850, 1030, 532, 7, 60),
          ink,
          6,
        ),
    )
  )
}
