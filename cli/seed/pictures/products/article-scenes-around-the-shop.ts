import { textLine } from '#server/kernel/draw/lettering.ts'
import { arc, leaf, rounded, star } from '#server/kernel/draw/outlines.ts'
import {
  bordered,
  box,
  circleLine,
  clipped,
  disc,
  fill,
  group,
  place,
  stroke,
} from '#server/kernel/draw/svg-elements.ts'
import { findArtwork } from '../artworks.ts'
import { inlined, scene, shades } from './scene.ts'

const [width, height] = [1200, 675]

const tee =
  'M-46 -128C-30 -104 30 -104 46 -128L98 -108L168 -30L112 20L88 -10V150H-88V-10L-112 20L-168 -30L-98 -108Z'

export function careScene(): string {
  const shirts: [x: number, colour: string, artwork: string, ink: string | undefined, turn: number][] = [
    [250, '#f3efe7', 'sticker-good-day', undefined, -4],
    [600, '#2451a8', 'still-water-yoga', '#f7efe2', 2],
    [950, '#e9b949', 'camp-tallpine', undefined, -2],
  ]
  const line = (x: number) => 150 + 46 * (1 - ((x - 600) / 640) ** 2)
  const hung = shirts
    .map(([x, colour, slug, ink, turn]) =>
      place(
        x,
        line(x) + 140,
        fill(tee, '#0d3f55', { opacity: 0.16, transform: 'translate(12 14)' }) +
          fill(tee, colour) +
          fill('M-46 -128C-30 -104 30 -104 46 -128L36 -133C20 -116 -20 -116 -36 -133Z', '#000', {
            opacity: 0.22,
          }) +
          fill('M-88 -10L-80 60C-70 100 -84 130 -88 150ZM88 -10L76 70C70 110 84 130 88 150Z', '#000', {
            opacity: 0.13,
          }) +
          inlined(findArtwork(slug), { x: 0, y: 16, width: 130, height: 140, ink }) +
          [-60, 60]
            .map((peg) => bordered(rounded(peg - 8, -148, 16, 46, 5), '#e2a25f', '#8b5a2b', 3))
            .join(''),
        turn,
        1.04,
      ),
    )
    .join('')
  const hill = (d: string, colour: string) => fill(d, colour)
  const bubbles = [
    [120, 520, 26],
    [176, 566, 14],
    [438, 548, 20],
    [770, 560, 24],
    [812, 520, 12],
    [1080, 530, 28],
    [1130, 580, 14],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circleLine(x, y, r, '#fff', 4) + stroke(arc(x, y, r * 0.6, 290, 340), '#fff', 4),
    )
    .join('')
  const content =
    box(0, 0, width, height, '#a9d8ea') +
    disc(1010, 130, 78, '#fbe08a') +
    [
      [180, 110, 1],
      [720, 90, 0.8],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        place(
          x,
          y,
          fill('M-90 30A34 34 0 0 1 -60 -28A54 54 0 0 1 40 -36A38 38 0 0 1 90 30Z', '#fff', {
            opacity: 0.85,
          }),
          0,
          s,
        ),
      )
      .join('') +
    hill('M0 520C200 440 420 450 640 510S1040 470 1200 500V675H0Z', '#8cc28a') +
    hill('M0 590C260 530 520 560 760 590S1080 560 1200 580V675H0Z', '#5fa06c') +
    stroke('M-20 132Q600 262 1220 132', '#53402f', 5) +
    hung +
    bubbles +
    fill(rounded(496, 574, 208, 62, 31), shades.ink) +
    fill(
      textLine('COLD · INSIDE OUT', {
        font: 'condensed',
        size: 34,
        x: 600,
        y: 617,
        tracking: 50,
        width: 170,
      }),
      '#fff',
    )
  return scene({ width, height, content })
}

export function shopScene(): string {
  const brick = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 14 }, (_, column) => {
      const pick = (row * 7 + column * 11) % 13
      return pick < 3 ? `M${170 + column * 64 + (row % 2) * 30} ${66 + row * 22}h40v10h-40Z` : ''
    }).join(''),
  ).join('')
  const awning = Array.from({ length: 12 }, (_, stripe) => {
    const [x, w] = [216 + stripe * 64, 64]
    const colour = stripe % 2 === 0 ? shades.magenta : '#fff6ea'
    return fill(
      `M${x + 10 * (1 - stripe / 5.5)} 232H${x + w + 10 * (1 - (stripe + 1) / 5.5)}L${x + w} 306A32 26 0 0 1 ${x} 306Z`,
      colour,
    )
  }).join('')
  const shirt = (x: number, colour: string, slug: string) =>
    place(
      x,
      444,
      stroke('M0 -230V-150M-40 -128Q0 -164 40 -128', '#6d5c48', 5) +
        fill(tee, colour) +
        fill('M-88 -10L-80 60C-70 100 -84 130 -88 150ZM88 -10L76 70C70 110 84 130 88 150Z', '#000', {
          opacity: 0.12,
        }) +
        inlined(findArtwork(slug), { x: 0, y: 14, width: 150, height: 160 }),
      0,
      0.6,
    )
  const plant = (x: number) =>
    [-46, -24, 0, 24, 46]
      .map((turn) => fill(leaf(x, 566, 92 - Math.abs(turn) * 0.5, 24, turn), '#3f8058'))
      .join('') +
    fill(`M${x - 34} 558H${x + 34}L${x + 26} 622H${x - 26}Z`, '#c8643c') +
    fill(`M${x - 38} 552H${x + 38}V568H${x - 38}Z`, '#dd7a4e')
  const windowPane = rounded(254, 306, 424, 262, 6)
  const content =
    box(0, 0, width, height, '#f3d9b4') +
    disc(170, 130, 86, '#f7e5b8') +
    fill('M0 300H90V220H170V675H0ZM1030 260H1110V330H1200V675H1030Z', '#e6c08f') +
    fill(
      'M30 340h26v34h-26ZM88 340h26v34h-26ZM30 410h26v34h-26ZM88 410h26v34h-26ZM1076 380h26v34h-26ZM1134 380h26v34h-26ZM1076 450h26v34h-26ZM1134 450h26v34h-26Z',
      '#f9ebcd',
    ) +
    box(150, 40, 900, 590, '#9c4f37') +
    fill(brick, '#b3644a') +
    box(134, 30, 932, 22, '#7b3b28') +
    box(196, 110, 808, 106, shades.ink) +
    fill(
      textLine('GANGWAY PRINT CO.', { font: 'grotesque', size: 72, x: 600, y: 189, width: 740 }),
      '#fff6ea',
    ) +
    box(220, 232, 760, 400, '#2f2a28') +
    fill(windowPane, '#ffe9b8') +
    clipped(
      'shop-window',
      windowPane,
      fill('M254 306H678V568H254Z', '#ffdf9c') +
        shirt(356, '#fbf7ef', 'golden-hour') +
        shirt(576, '#8cc4cf', 'cat-stack') +
        fill('M254 306L420 306L300 568H254Z', '#fff', { opacity: 0.22 }),
    ) +
    stroke('M466 306V568', '#2f2a28', 8) +
    box(254, 568, 424, 18, '#6d4a35') +
    fill(rounded(722, 312, 200, 320, 6), '#0f7f94') +
    fill(rounded(746, 336, 152, 170, 4), '#ffe9b8') +
    inlined(findArtwork('sticker-toadstool'), { x: 822, y: 422, width: 104, height: 120 }) +
    fill(rounded(768, 536, 108, 40, 6), '#fff6ea') +
    fill(textLine('OPEN', { font: 'condensed', size: 36, x: 822, y: 569, tracking: 80 }), '#0f7f94') +
    disc(908, 520, 8, shades.yellow) +
    awning +
    box(0, 626, width, 49, '#c9a77a') +
    box(0, 620, width, 10, '#b38f61') +
    plant(196) +
    plant(962) +
    bicycle(1066, 560)
  return scene({ width, height, content })
}

function bicycle(x: number, y: number): string {
  const wheel = (cx: number) =>
    circleLine(cx, y + 12, 52, shades.ink, 7) +
    circleLine(cx, y + 12, 46, '#fff', 2, { opacity: 0.4 }) +
    disc(cx, y + 12, 6, shades.ink)
  return group(
    wheel(x - 74) +
      wheel(x + 74) +
      stroke(
        `M${x - 74} ${y + 12}L${x - 36} ${y - 60}H${x + 44}L${x + 74} ${y + 12}M${x - 36} ${y - 60}L${x} ${y + 12}L${x + 44} ${y - 60}M${x - 74} ${y + 12}H${x}`,
        shades.cyan,
        8,
      ) +
      stroke(`M${x - 44} ${y - 78}L${x - 36} ${y - 60}M${x - 62} ${y - 80}H${x - 28}`, shades.ink, 8) +
      stroke(`M${x + 44} ${y - 60}L${x + 36} ${y - 92}L${x + 62} ${y - 98}`, shades.ink, 7) +
      fill(star(x, y + 12, 12, 9, 8), shades.ink) +
      bordered(rounded(x + 46, y - 96, 54, 36, 5), '#e2a25f', '#8b5a2b', 4),
  )
}
