import { lineCommands, textLine, warped } from '#server/kernel/draw/lettering.ts'
import { arc, leaf, polar, polygon, rays, regular } from '#server/kernel/draw/outlines.ts'
import {
  bordered,
  circleLine,
  clipped,
  disc,
  fill,
  group,
  mirrored,
  place,
  stroke,
} from '#server/kernel/draw/svg-elements.ts'
import { artwork } from '../artwork.ts'

export const makerArtworks = [
  artwork({
    slug: 'fern-and-fig-plants',
    title: 'Fern & Fig plant shop botanical',
    widthInches: 7,
    heightInches: 11,
    tags: ['plants', 'line art', 'one ink'],
    ink: '#1f4a36',
    paint: plantShop,
  }),
  artwork({
    slug: 'still-water-yoga',
    title: 'Still Water yoga studio',
    widthInches: 8,
    heightInches: 8,
    tags: ['yoga', 'lotus', 'one ink'],
    ink: '#9b4a35',
    paint: yogaStudio,
  }),
  artwork({
    slug: 'hale-and-sons-plumbing',
    title: 'Hale & Sons Plumbing',
    widthInches: 10,
    heightInches: 9,
    tags: ['plumber', 'work wear', 'tools'],
    paint: plumber,
  }),
  artwork({
    slug: 'harbor-hill-apiary',
    title: 'Harbor Hill Apiary',
    widthInches: 8,
    heightInches: 9,
    tags: ['honey', 'bee', 'one ink'],
    ink: '#2b2118',
    paint: apiary,
  }),
]

function plantShop(): string {
  const ink = '#1f4a36'
  const blade = (x: number, turn: number) => place(x, 676, fill(leaf(0, 0, 270, 92, 0), ink), turn)
  const monstera = (x: number, y: number, size: number, turn: number) => {
    const outline =
      'M0 0C-60 -20 -130 -70 -128 -160C-126 -230 -60 -270 0 -300C60 -270 126 -230 128 -160C130 -70 60 -20 0 0Z'
    const slits = [-1, 1]
      .map((side) =>
        [84, 166]
          .map((up, index) => {
            const reach = [116, 122][index] ?? 0
            return `M${side * 26} ${-up - 8}Q${side * reach * 0.7} ${-up - 34} ${side * (reach + 30)} ${-up - 26}L${side * (reach + 30)} ${-up + 14}Q${side * reach * 0.7} ${-up + 2} ${side * 26} ${-up + 4}Z`
          })
          .join(''),
      )
      .join('')
    const id = `monstera-${x}`
    return place(
      x,
      y,
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-160" y="-320" width="320" height="340"><path d="M-160 -320H160V20H-160Z" fill="#fff"/><path d="${slits}" fill="#000"/><path d="M0 0V-280" stroke="#000" stroke-width="8"/></mask>` +
        group(fill(outline, ink), { mask: `url(#${id})` }),
      turn,
      size,
    )
  }
  const fig = (x: number, y: number, turn: number, size: number) =>
    place(
      x,
      y,
      stroke(leaf(0, 0, 210, 96, 0), ink, 7) +
        stroke('M0 0V-190', ink, 5) +
        stroke(
          [60, 120]
            .map((up) => `M0 ${-up}L${46 - up * 0.1} ${-up - 36}M0 ${-up}L${-46 + up * 0.1} ${-up - 36}`)
            .join(''),
          ink,
          4,
        ),
      turn,
      size,
    )
  const pot =
    stroke('M214 700H486L456 906H244Z', ink, 9) +
    fill('M196 664H504V718H196Z', ink) +
    fill(
      polygon([
        [234, 768],
        [466, 768],
        [460, 812],
        [240, 812],
      ]),
      ink,
    )
  return (
    stroke('M350 664C350 560 340 470 350 400', ink, 8) +
    stroke('M300 664C290 560 236 420 170 330M400 664C412 540 464 420 530 330', ink, 7) +
    monstera(350, 410, 1.16, 0) +
    fig(176, 340, -34, 0.92) +
    fig(526, 336, 34, 0.92) +
    blade(236, -46) +
    blade(464, 46) +
    pot +
    fill(
      textLine('Fern & Fig', { font: 'slab', size: 112, x: 350, y: 1012, width: 560, tracking: 60 }),
      ink,
    ) +
    fill(textLine('HOUSEPLANTS', { font: 'grotesque', size: 36, x: 350, y: 1078, tracking: 420 }), ink)
  )
}

function yogaStudio(): string {
  const ink = '#9b4a35'
  const petal = (turn: number, length: number, width: number) =>
    place(
      400,
      470,
      `<path d="${leaf(0, 0, length, width, 0)}" fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>${stroke(leaf(0, -14, length - 62, width * 0.62, 0), ink, 4)}`,
      turn,
    )
  const lotus = [-74, 74, -50, 50, -25, 25, 0]
    .map((turn) => petal(turn, 250 - Math.abs(turn) * 0.5, 82))
    .join('')
  const water = [510, 538, 564, 588]
    .map((y, index) => {
      const reach = 250 - index * 58
      return stroke(
        `M${400 - reach} ${y}Q${400 - reach / 2} ${y + 13} 400 ${y}T${400 + reach} ${y}`,
        ink,
        8 - index,
      )
    })
    .join('')
  const moons = [-52, -26, 0, 26, 52]
    .map((turn, index) => {
      const [x, y] = polar(400, 440, 344, turn)
      if (index === 2) {
        return disc(x, y, 30, ink)
      }
      const side = index < 2 ? 1 : -1
      const bulge = index === 0 || index === 4 ? 16 : -6
      return (
        fill(
          `M${x} ${y - 23}A23 23 0 0 ${side > 0 ? 0 : 1} ${x} ${y + 23}Q${x - side * bulge * -1} ${y} ${x} ${y - 23}Z`,
          ink,
        ) + circleLine(x, y, 23, ink, 3.5)
      )
    })
    .join('')
  return (
    moons +
    stroke(arc(400, 440, 300, -106, -8) + arc(400, 440, 300, 8, 106), ink, 4) +
    fill(rays(400, 440, 268, 290, 32, 0.14, -80, 80), ink) +
    lotus +
    water +
    fill(textLine('still water', { font: 'serifItalic', size: 118, x: 400, y: 706 }), ink) +
    fill(textLine('YOGA & BREATH', { font: 'grotesque', size: 34, x: 400, y: 766, tracking: 460 }), ink)
  )
}

function plumber(): string {
  const [navy, blue, steel, copper, cream] = ['#12263f', '#2163a5', '#b9c4d0', '#d0783a', '#fbf3e2']
  const wrench =
    bordered('M-26 330C-26 360 26 360 26 330L22 -60H-22Z', copper, navy, 11) +
    bordered('M-30 20H30V-150H-30Z', steel, navy, 11) +
    stroke('M-26 -110H26M-26 -90H26M-26 -70H26', navy, 6) +
    bordered('M-44 -40H44V0H-44Z', blue, navy, 11) +
    bordered(
      'M-48 -150H40V-196H-10L-30 -216V-236H70V-290C70 -320 40 -330 10 -330H-40C-80 -330 -92 -300 -92 -270V-150Z',
      steel,
      navy,
      11,
    ) +
    stroke('M-20 -236V-226M0 -236V-226M20 -236V-226M40 -236V-226M-4 -196V-206M16 -196V-206', navy, 7) +
    disc(0, 320, 11, navy)
  const drop = 'M500 84C560 170 604 226 604 288A104 104 0 0 1 396 288C396 226 440 170 500 84Z'
  const sons = warped(
    lineCommands('HALE & SONS', { font: 'slab', size: 170, x: 500, y: 0, width: 900 }),
    (x, y) => [x, 660 + y * 1.12 - 56 * Math.cos(((x - 500) / 450) * (Math.PI / 2))],
  )
  return (
    place(500, 360, wrench, 48, 1.06) +
    place(500, 360, wrench, -48, '-1.06 1.06') +
    bordered(drop, blue, navy, 14) +
    fill('M440 300A62 62 0 0 0 486 350C456 352 420 330 424 286C430 284 438 290 440 300Z', cream) +
    stroke(sons, navy, 58) +
    stroke(sons, cream, 32) +
    fill(sons, navy) +
    bordered('M150 712H850L824 756L850 800H150L176 756Z', copper, navy, 11) +
    fill(
      textLine('PLUMBING · HEATING', { font: 'condensed', size: 74, x: 500, y: 783, tracking: 90 }),
      cream,
    ) +
    fill(textLine('WE SHOW UP', { font: 'condensed', size: 58, x: 500, y: 876, tracking: 240 }), navy)
  )
}

function apiary(): string {
  const ink = '#2b2118'
  const cells: string[] = []
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -4; column <= 4; column += 1) {
      const x = 400 + column * 86 + (row % 2 === 0 ? 0 : 43)
      const y = 340 + row * 75
      const [across, up] = [Math.abs(x - 400), Math.abs(y - 340)]
      if (Math.hypot(across, up) < 350 && (across > 240 || up > 200)) {
        cells.push(regular(x, y, 49.6, 6))
      }
    }
  }
  const comb = stroke(cells.join(''), ink, 7)
  const wing =
    stroke('M18 -40C90 -150 200 -150 206 -86C210 -30 110 -10 22 -20Z', ink, 9) +
    stroke('M22 -4C90 -4 150 20 142 58C132 88 60 60 20 14Z', ink, 8) +
    stroke('M36 -40C90 -80 140 -104 182 -96M50 -32C100 -46 150 -58 190 -74', ink, 4)
  const abdomen = 'M0 10C62 10 82 60 70 110C58 160 30 196 0 214C-30 196 -58 160 -70 110C-82 60 -62 10 0 10Z'
  const bee =
    mirrored(0, wing) +
    stroke(abdomen, ink, 9) +
    clipped('apiary-bands', abdomen, fill('M-90 44H90V74H-90ZM-90 98H90V128H-90ZM-90 152H90V230H-90Z', ink)) +
    disc(0, -22, 45, ink) +
    fill(rays(0, -22, 40, 56, 30, 0.4), ink) +
    disc(0, -86, 32, ink) +
    mirrored(
      0,
      stroke('M12 -112C20 -140 36 -150 52 -150', ink, 7) +
        disc(54, -150, 7, ink) +
        stroke('M40 -4L76 22L70 52M42 10L62 60L50 96', ink, 6),
    )
  return (
    comb +
    place(400, 330, bee, 0, 1.06) +
    fill(textLine('HARBOR HILL', { font: 'slab', size: 104, x: 400, y: 762, width: 720 }), ink) +
    fill(
      textLine('RAW HONEY · SMALL APIARY', {
        font: 'condensed',
        size: 58,
        x: 400,
        y: 842,
        width: 720,
        tracking: 80,
      }),
      ink,
    )
  )
}
