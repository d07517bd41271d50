import { textArc, textLine } from '#server/kernel/draw/lettering.ts'
import type { Point } from '#server/kernel/draw/outlines.ts'
import {
  arc,
  circle,
  ellipse,
  polar,
  rays,
  rounded,
  scalloped,
  smooth,
  star,
} from '#server/kernel/draw/outlines.ts'
import {
  bordered,
  circleLine,
  disc,
  fill,
  mirrored,
  oval,
  place,
  stroke,
} from '#server/kernel/draw/svg-elements.ts'
import { artwork } from '../artwork.ts'

/** Small die-cut shapes: a white border follows the drawing, so the outline is irregular. */
export const stickerArtworks = [
  artwork({
    slug: 'sticker-toadstool',
    title: 'Toadstool sticker',
    widthInches: 3.5,
    heightInches: 4,
    tags: ['sticker', 'mushroom', 'irregular'],
    paint: toadstool,
  }),
  artwork({
    slug: 'sticker-good-day',
    title: 'Good day daisy sticker',
    widthInches: 4,
    heightInches: 4,
    tags: ['sticker', 'flower', 'irregular'],
    paint: daisy,
  }),
  artwork({
    slug: 'sticker-cactus',
    title: 'Hug me not cactus sticker',
    widthInches: 3,
    heightInches: 4,
    tags: ['sticker', 'cactus', 'irregular'],
    paint: cactus,
  }),
  artwork({
    slug: 'sticker-mixtape',
    title: 'Side B mixtape sticker',
    widthInches: 4,
    heightInches: 3,
    tags: ['sticker', 'cassette', 'retro'],
    paint: mixtape,
  }),
  artwork({
    slug: 'sticker-lemon-soda',
    title: 'Corner store lemon sticker',
    widthInches: 3.5,
    heightInches: 3.5,
    tags: ['sticker', 'fruit', 'round'],
    paint: lemon,
  }),
  artwork({
    slug: 'neck-label-made-slow',
    title: 'Made Slow neck label',
    widthInches: 2.5,
    heightInches: 2,
    tags: ['neck label', 'one ink', 'small'],
    ink: '#1d1b1a',
    paint: neckLabel,
  }),
]

const white = '#ffffff'

function dieCut(silhouette: string, width: number, drawing: string): string {
  return stroke(silhouette, white, width * 2) + fill(silhouette, white) + drawing
}

function toadstool(): string {
  const [red, deep, cream, ink, moss] = ['#e23b32', '#b32430', '#fff1da', '#2d1b22', '#6d9f45']
  const cap = 'M36 206C30 96 108 34 175 34S320 96 314 206C314 232 260 246 175 246S36 232 36 206Z'
  const stem = 'M126 236C130 290 116 320 112 352C128 372 222 372 238 352C234 320 220 290 224 236Z'
  const grass =
    'M60 366C62 330 70 312 64 290C84 308 90 330 92 346C98 326 108 314 118 308C116 330 118 350 124 366H228C232 344 236 322 232 302C248 314 256 334 258 350C264 330 272 312 288 300C282 326 288 346 290 366Z'
  const drawing =
    bordered(stem, cream, ink, 5) +
    fill('M118 300C140 316 214 316 232 300L226 262H124Z', '#ead2b0') +
    bordered(cap, red, ink, 5) +
    fill('M40 206C40 226 100 240 175 240S312 226 312 206C290 218 240 226 175 226S60 218 40 206Z', deep) +
    [
      [112, 118, 27],
      [196, 84, 21],
      [244, 150, 29],
      [164, 166, 19],
      [80, 180, 13],
      [288, 196, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.86, cream))
      .join('') +
    disc(153, 286, 6, ink) +
    disc(197, 286, 6, ink) +
    stroke(arc(175, 288, 11, 110, 250), ink, 4.5) +
    oval(140, 300, 8, 5, '#f39a86') +
    oval(210, 300, 8, 5, '#f39a86') +
    bordered(grass, moss, ink, 5)
  return dieCut(cap + stem + grass, 19, drawing)
}

function daisy(): string {
  const [petal, core, ink, orange] = ['#fff6e2', '#ffc531', '#33231a', '#f08a24']
  const back = scalloped(200, 200, 164, 11)
  const petals = Array.from({ length: 11 }, (_, index) => {
    const turn = (360 / 11) * (index + 0.5)
    const [x, y] = polar(200, 200, 112, turn)
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="35" ry="66" fill="${petal}" stroke="${ink}" stroke-width="6" transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  }).join('')
  return dieCut(
    back,
    10,
    fill(back, orange) +
      petals +
      bordered(circle(200, 200, 80), core, ink, 6) +
      oval(173, 186, 9, 14, ink) +
      oval(227, 186, 9, 14, ink) +
      stroke(arc(200, 198, 40, 112, 248), ink, 7) +
      oval(150, 218, 12, 8, orange) +
      oval(250, 218, 12, 8, orange),
  )
}

function cactus(): string {
  const [green, light, pot, ink, pink] = ['#3f9168', '#6fbf8f', '#d96a3b', '#21302a', '#f2799b']
  const body = 'M104 292V110C104 40 196 40 196 110V292Z'
  const arms =
    'M112 216H84C58 216 44 200 44 176V150C44 122 82 122 82 150V170C82 178 86 182 94 182H112ZM188 190H208C216 190 220 186 220 178V142C220 114 258 114 258 142V180C258 206 242 224 216 224H188Z'
  const jar = 'M78 286H222V312H212L200 372H100L88 312H78Z'
  const needles: string[] = []
  for (let row = 0; row < 5; row += 1) {
    for (const x of [124, 150, 176]) {
      needles.push(`M${x} ${112 + row * 36 + (x === 150 ? 14 : 0)}v9`)
    }
  }
  const bloom = [0, 72, 144, 216, 288]
    .map((turn) => bordered(ellipse(...polar(150, 52, 17, turn), 13, 13), pink, ink, 3.5))
    .join('')
  return dieCut(
    body + arms + jar + circle(150, 50, 28),
    17,
    bordered(arms, green, ink, 5) +
      bordered(body, green, ink, 5) +
      fill('M112 110C112 70 130 60 142 60C126 84 124 110 124 290H112Z', light) +
      stroke(needles.filter((_, index) => index !== 7 && index !== 8).join(''), light, 4.5) +
      disc(132, 218, 6, ink) +
      disc(170, 218, 6, ink) +
      stroke(arc(151, 220, 11, 110, 250), ink, 4.5) +
      bloom +
      disc(150, 52, 9, '#ffd34d') +
      bordered(jar, pot, ink, 5) +
      fill('M92 312H208L207 320H93Z', '#a9482a') +
      stroke('M118 346l11 -12l11 12l11 -12l11 12l11 -12l11 12', '#ffe3c4', 5),
  )
}

function mixtape(): string {
  const [shell, label, ink, cream, teal] = ['#f2684a', '#ffe9c7', '#2a1c33', '#fff8ea', '#1b9aa0']
  const body = rounded(24, 34, 352, 232, 24)
  const reel = (x: number) =>
    bordered(circle(x, 162, 29), cream, ink, 5) + fill(star(x, 162, 22, 13, 6), ink) + disc(x, 162, 8, cream)
  return dieCut(
    body,
    13,
    bordered(body, shell, ink, 5) +
      bordered(rounded(50, 58, 300, 152, 12), label, ink, 4) +
      fill('M52 118H348V132H52Z', teal) +
      fill('M52 132H348V146H52Z', '#f6b83c') +
      fill(textLine('late summer, side b', { font: 'script', size: 45, x: 200, y: 103 }), ink) +
      bordered(rounded(104, 126, 192, 72, 36), ink, ink, 2) +
      reel(144) +
      reel(256) +
      fill(rounded(182, 148, 36, 28, 4), '#7a4b3a') +
      bordered('M106 264L122 222H278L294 264Z', '#d64f35', ink, 4.5) +
      [146, 178, 222, 254].map((x, index) => disc(x, index % 3 === 0 ? 246 : 243, 7, ink)).join('') +
      [42, 358].map((x) => disc(x, 50, 5, ink) + disc(x, 250, 5, ink)).join(''),
  )
}

function lemon(): string {
  const [yellow, pith, ink, sky] = ['#ffd133', '#fff6cf', '#243021', '#2aa0b8']
  const back = circle(175, 175, 158)
  return dieCut(
    back,
    10,
    disc(175, 175, 158, sky) +
      circleLine(175, 175, 148, white, 3) +
      fill(
        textArc('CORNER STORE', { font: 'round', size: 37, x: 175, y: 175, radius: 108, tracking: 60 }),
        white,
      ) +
      fill(
        textArc('FRESH SINCE 9 AM', {
          font: 'round',
          size: 26,
          x: 175,
          y: 175,
          radius: 134,
          under: true,
          tracking: 80,
        }),
        yellow,
      ) +
      disc(175, 178, 84, yellow) +
      disc(175, 178, 73, pith) +
      fill(
        Array.from({ length: 9 }, (_, index) => {
          const turn = 40 * index
          const wedge: Point[] = [
            polar(175, 178, 10, turn),
            polar(175, 178, 62, turn - 15),
            polar(175, 178, 66, turn),
            polar(175, 178, 62, turn + 15),
          ]
          return smooth(wedge, true, 0.7)
        }).join(''),
        '#ffdf5e',
      ) +
      circleLine(175, 178, 84, ink, 4.5),
  )
}

function neckLabel(): string {
  const ink = '#1d1b1a'
  const name = textLine('MADE SLOW', { font: 'round', size: 40, x: 125, y: 96, width: 206, tracking: 160 })
  return (
    fill(rays(125, 40, 18, 32, 5, 0.4, -90, 90), ink) +
    fill('M113 40A12 12 0 0 1 137 40Z', ink) +
    stroke('M84 48H166', ink, 6) +
    fill(name, ink) +
    fill(
      textLine('SIZE M · COTTON', { font: 'round', size: 22, x: 125, y: 138, width: 170, tracking: 200 }),
      ink,
    ) +
    mirrored(125, stroke('M24 170H98', ink, 7)) +
    place(125, 170, fill(star(0, 0, 13, 6, 5), ink))
  )
}
