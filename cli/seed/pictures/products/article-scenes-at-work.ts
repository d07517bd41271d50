import { textLine } from '#server/kernel/draw/lettering.ts'
import { arc, circle, polygon, rounded, smooth } from '#server/kernel/draw/outlines.ts'
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
import { gradient, inlined, scene, shades, softly } from './scene.ts'

/** Headers of articles, 1200 × 675: flat shapes in the shop's own inks. */

const [width, height] = [1200, 675]

export function prepareScene(): string {
  const squares: string[] = []
  for (let row = 0; row < 13; row += 1) {
    for (let column = row % 2; column < 18; column += 2) {
      squares.push(`M${130 + column * 34} ${142 + row * 34}h34v34h-34Z`)
    }
  }
  const canvas = rounded(130, 142, 612, 442, 0)
  const handles = [
    [196, 168],
    [436, 168],
    [676, 168],
    [196, 376],
    [676, 376],
    [196, 584 - 12],
    [436, 584 - 12],
    [676, 584 - 12],
  ]
    .map(([x = 0, y = 0]) => box(x - 8, y - 8, 16, 16, '#fff', { stroke: shades.magenta, 'stroke-width': 4 }))
    .join('')
  const loupe = circle(922, 330, 176)
  const stairs: string[] = []
  for (let row = 0; row < 12; row += 1) {
    const y = 150 + row * 32
    const reach = Math.round(Math.sqrt(Math.max(0, 190 ** 2 - (y + 16 - 470) ** 2)) / 32) * 32
    stairs.push(reach === 0 ? '' : `M${922 - reach} ${y}H922V${y + 32}H${922 - reach}Z`)
  }
  const content =
    box(0, 0, width, height, '#bfe3ea') +
    disc(1080, 80, 240, '#a8d7e1') +
    fill(rounded(118, 96, 640, 510, 18), '#0b3a47', {
      opacity: 0.22,
      filter: 'url(#blur)',
      transform: 'translate(10 18)',
    }) +
    fill(rounded(112, 78, 648, 524, 18), '#ffffff') +
    fill('M112 130V96A18 18 0 0 1 130 78H742A18 18 0 0 1 760 96V130Z', shades.ink) +
    disc(142, 104, 8, shades.magenta) +
    disc(168, 104, 8, shades.yellow) +
    disc(194, 104, 8, shades.cyan) +
    fill(
      textLine('taco-sol.png · 3000 × 2700 px · transparent', {
        font: 'grotesqueQuiet',
        size: 19,
        x: 436,
        y: 111,
      }),
      '#fff',
    ) +
    fill(canvas, '#ffffff') +
    fill(squares.join(''), '#e7ecee') +
    inlined(findArtwork('taco-sol-truck'), { x: 436, y: 370, width: 460, height: 400 }) +
    stroke('M196 168H676V572H196Z', shades.magenta, 3) +
    handles +
    fill(circle(930, 346, 190), '#0b3a47', { opacity: 0.25, filter: 'url(#blur)' }) +
    stroke('M1040 462L1132 568', shades.ink, 44) +
    stroke('M1062 488L1130 566', '#4a4744', 18) +
    fill(loupe, '#fffaf0') +
    clipped(
      'loupe',
      loupe,
      fill(circle(922, 470, 190), '#d4321f') +
        box(740, 140, 182, 400, '#fffaf0') +
        fill(stairs.join(''), '#d4321f') +
        stroke('M922 140V520', shades.ink, 4, { 'stroke-dasharray': '10 12' }),
    ) +
    circleLine(922, 330, 176, shades.ink, 22) +
    stroke(arc(922, 330, 152, 286, 338), '#fff', 10, { opacity: 0.8 }) +
    fill(rounded(768, 218, 124, 46, 23), shades.ink) +
    fill(textLine('72 DPI', { font: 'condensed', size: 34, x: 830, y: 253, tracking: 40 }), '#fff') +
    fill(rounded(940, 218, 136, 46, 23), shades.magenta) +
    fill(textLine('300 DPI', { font: 'condensed', size: 34, x: 1008, y: 253, tracking: 40 }), '#fff')
  return scene({ width, height, definitions: softly('blur', 14), content })
}

export function pressScene(): string {
  const steam = [470, 560, 650, 740]
    .map((x, index) =>
      stroke(
        smooth([
          [x, 384],
          [x - 14, 356],
          [x + 12, 326],
          [x - 8, 296 - (index % 2) * 16],
        ]),
        '#fff',
        9,
        { opacity: 0.85 },
      ),
    )
    .join('')
  const shirt = 'M300 470C420 440 520 438 600 446S800 440 900 470L930 512H270Z'
  const content =
    box(0, 0, width, height, '#f6c8da') +
    disc(180, 120, 220, '#f3b4cd') +
    box(0, 560, width, 115, '#d98fb0') +
    fill(rounded(230, 556, 750, 40, 12), '#000', { opacity: 0.25, filter: 'url(#blur)' }) +
    place(
      0,
      0,
      fill(
        'M880 560V250C880 200 856 176 812 170L640 150V186L800 206C834 210 846 226 846 262V560Z',
        '#3a3835',
      ),
    ) +
    fill(rounded(806, 250, 130, 330, 18), '#2b2927') +
    fill(rounded(250, 560, 720, 30, 8), '#2b2927') +
    fill(rounded(310, 510, 580, 54, 10), '#55514c') +
    fill(shirt, '#24483a') +
    fill('M300 470C420 440 520 438 600 446S800 440 900 470L912 486C700 462 480 462 288 486Z', '#315e4c') +
    group(inlined(findArtwork('high-line-50k'), { x: 0, y: 0, width: 230, height: 260 }), {
      transform: 'translate(590 462) scale(1.5 .11)',
    }) +
    steam +
    group(
      fill(rounded(-290, -34, 580, 62, 12), '#e9e4da') +
        fill(rounded(-290, 14, 580, 26, 8), '#8d867b') +
        fill(rounded(-250, -90, 500, 62, 22), shades.magenta) +
        fill(rounded(-250, -90, 500, 24, 12), '#ee4b97', { opacity: 0.8 }) +
        fill(rounded(-150, -70, 170, 44, 8), shades.ink) +
        fill(textLine('300°F', { font: 'condensed', size: 38, x: -104, y: -34 }), '#ffd24a') +
        fill(textLine('12 S', { font: 'condensed', size: 38, x: -24, y: -34 }), '#7fe0f0') +
        disc(80, -48, 15, '#fff') +
        disc(126, -48, 15, shades.yellow),
      { transform: 'translate(600 216) rotate(-5)' },
    ) +
    stroke('M352 178C300 170 262 190 240 232', shades.ink, 22) +
    stroke('M250 212L228 254', '#e5483b', 40) +
    fill(rounded(836, 300, 70, 70, 35), '#e9e4da') +
    stroke('M871 335L892 312', shades.ink, 6) +
    circleLine(871, 335, 26, shades.ink, 5) +
    clockFace(1068, 176)
  return scene({ width, height, definitions: softly('blur', 10), content })
}

function clockFace(x: number, y: number): string {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const turn = (hour / 12) * Math.PI * 2
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)]
    return `M${(x + dx * 66).toFixed(1)} ${(y + dy * 66).toFixed(1)}L${(x + dx * 76).toFixed(1)} ${(y + dy * 76).toFixed(1)}`
  }).join('')
  return (
    bordered(circle(x, y, 92), '#fffaf2', shades.ink, 12) +
    fill(`M${x} ${y}V${y - 80}A80 80 0 0 1 ${x + 76} ${y + 24.7}Z`, '#f8bcd4') +
    stroke(ticks, shades.ink, 5) +
    stroke(`M${x} ${y}L${x + 54} ${y + 17}`, shades.magenta, 9) +
    stroke(`M${x} ${y}V${y - 62}`, shades.ink, 9) +
    disc(x, y, 9, shades.ink)
  )
}

export function gangSheetScene(): string {
  const film = 'M150 120H960V675H150Z'
  const content =
    box(0, 0, width, height, '#f6d978') +
    disc(1080, 600, 260, '#f2cb55') +
    fill(film, '#7a5a12', { opacity: 0.28, filter: 'url(#blur)', transform: 'translate(12 16)' }) +
    fill(film, 'url(#film)') +
    fill('M150 96C150 72 170 60 200 60H910C940 60 960 72 960 96V136H150Z', '#dfeaee') +
    fill('M150 96C150 72 170 60 200 60H910C940 60 960 72 960 96C930 110 180 110 150 96Z', '#c3d3da') +
    stroke('M560 150V420H960M560 420V675M150 430H560', shades.ink, 4, {
      'stroke-dasharray': '14 12',
      opacity: 0.65,
    }) +
    inlined(findArtwork('night-shift-coffee'), { x: 355, y: 288, width: 250, height: 250 }) +
    inlined(findArtwork('salt-line-surf-club'), { x: 756, y: 284, width: 330, height: 230 }) +
    inlined(findArtwork('sticker-mixtape'), { x: 316, y: 562, width: 250, height: 200 }) +
    group(
      fill('M588 444H940V675H588Z', '#7a5a12', {
        opacity: 0.3,
        filter: 'url(#blur)',
        transform: 'translate(16 26)',
      }) +
        fill('M588 444H940V720H588Z', '#f4fafb') +
        inlined(findArtwork('sticker-good-day'), { x: 764, y: 570, width: 220, height: 220 }),
      { transform: 'rotate(7 588 444) translate(64 18)' },
    ) +
    scissors() +
    stroke('M150 34H470M640 34H960M150 22V46M960 22V46', shades.ink, 4) +
    fill(textLine('22 IN WIDE', { font: 'condensed', size: 38, x: 557, y: 47, tracking: 80 }), shades.ink)
  return scene({
    width,
    height,
    definitions:
      softly('blur', 12) +
      gradient(
        'film',
        [
          [0, '#ffffff'],
          [1, '#e3f0f4'],
        ],
        'slanted',
      ),
    content,
  })
}

function scissors(): string {
  const blade = polygon([
    [-14, -6],
    [10, -6],
    [4, -214],
  ])
  const half = (turn: number, colour: string) =>
    place(
      0,
      0,
      fill(blade, '#c9d1d5') +
        fill(
          polygon([
            [-14, -6],
            [-2, -6],
            [4, -214],
          ]),
          '#eef2f4',
        ) +
        stroke('M0 0C-2 26 -8 44 -16 62', colour, 20) +
        stroke('M-18 58C-58 62 -74 104 -62 134C-48 164 -10 158 -4 124C0 98 -2 62 -18 58Z', colour, 20),
      turn,
    )
  return place(
    560,
    462,
    group(
      half(16, '#a80f57') +
        group(half(16, shades.magenta), { transform: 'scale(-1 1)' }) +
        disc(0, 0, 11, shades.ink),
    ),
    4,
    0.9,
  )
}
