import { textLine } from '#server/kernel/draw/lettering.ts'
import { fill, group, mirrored, stroke } from '#server/kernel/draw/svg-elements.ts'
import { findArtwork } from '../artworks.ts'
import type { ProductPicture } from './product-picture.ts'
import { gradient, inlined, renderScene, scene, softly } from './scene.ts'

interface Garment {
  slug: string
  title: string
  cloth: string
  ground: readonly [light: string, deep: string]
  artwork: string
  ink?: string
  /** How strong folds read on this cloth: pale cloth needs dark folds, dark cloth light ones. */
  shade: number
  light: number
}

const garments: readonly Garment[] = [
  {
    slug: 'tshirt-white-halftone-soul',
    title: 'White tee with halftone portrait',
    cloth: '#f7f5f1',
    ground: ['#e9dccb', '#d3c0a6'],
    artwork: 'halftone-soul',
    shade: 0.2,
    light: 0.9,
  },
  {
    slug: 'tshirt-black-static-kings',
    title: 'Black tee with band lettering',
    cloth: '#232225',
    ground: ['#efe6d8', '#dccfba'],
    artwork: 'static-kings',
    shade: 0.75,
    light: 0.12,
  },
  {
    slug: 'tshirt-navy-night-shift',
    title: 'Navy tee with coffee badge',
    cloth: '#1f2d4d',
    ground: ['#e8e4dc', '#cfc8ba'],
    artwork: 'night-shift-coffee',
    shade: 0.65,
    light: 0.13,
  },
  {
    slug: 'tshirt-red-still-water',
    title: 'Red tee for a yoga studio',
    cloth: '#b3262b',
    ground: ['#f1e4d3', '#dfcbb0'],
    artwork: 'still-water-yoga',
    ink: '#fdeedd',
    shade: 0.5,
    light: 0.16,
  },
  {
    slug: 'tshirt-royal-second-leash',
    title: 'Royal tee for a dog rescue',
    cloth: '#2451a8',
    ground: ['#ece6da', '#d6ccba'],
    artwork: 'second-leash-rescue',
    shade: 0.55,
    light: 0.16,
  },
  {
    slug: 'tshirt-forest-high-line',
    title: 'Forest tee with trail-run emblem',
    cloth: '#24483a',
    ground: ['#ede4d2', '#d8caae'],
    artwork: 'high-line-50k',
    shade: 0.6,
    light: 0.14,
  },
  {
    slug: 'tshirt-sand-salt-line',
    title: 'Sand tee with surf club sun',
    cloth: '#e3d2b4',
    ground: ['#dfe5e2', '#bccac7'],
    artwork: 'salt-line-surf-club',
    shade: 0.24,
    light: 0.5,
  },
  {
    slug: 'tshirt-heather-fern-and-fig',
    title: 'Grey tee with botanical line art',
    cloth: '#c9cbcc',
    ground: ['#efe3d6', '#dcc9b4'],
    artwork: 'fern-and-fig-plants',
    shade: 0.26,
    light: 0.55,
  },
]

export const tshirtPictures: readonly ProductPicture[] = garments.map((garment) => ({
  slug: garment.slug,
  kind: 'tshirt',
  title: garment.title,
  artworkSlugs: [garment.artwork],
  draw: () => drawGarment(garment),
  render: () => renderScene(drawGarment(garment)),
}))

const outline =
  'M482 138C436 158 376 176 326 198C250 236 168 330 104 436C98 446 100 456 110 462L250 546C260 552 268 548 273 538C286 508 302 478 321 452C326 640 322 866 310 1070C309 1084 315 1090 328 1092C500 1106 700 1106 872 1092C885 1090 891 1084 890 1070C878 866 874 640 879 452C898 478 914 508 927 538C932 548 940 552 950 546L1090 462C1100 456 1102 446 1096 436C1032 330 950 236 874 198C824 176 764 158 718 138C700 196 652 224 600 224C548 224 500 196 482 138Z'
const backNeck = 'M482 138C520 118 680 118 718 138C700 196 652 224 600 224C548 224 500 196 482 138Z'

function drawGarment(garment: Garment): string {
  const { cloth, ground, shade, light } = garment
  const [pale, deep] = ground
  const definitions =
    gradient(
      'ground',
      [
        [0, pale],
        [1, deep],
      ],
      'radial',
    ) +
    softly('blur', 26) +
    softly('crease', 12) +
    `<clipPath id="shirt"><path d="${outline}"/></clipPath>` +
    // Not near one cell a pixel: .9 beat with the pixels, a stripe every tenth column that showed on royal blue.
    '<filter id="weave" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".618 .382" numOctaves="1" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.5 -.62"/></filter>' +
    '<pattern id="cloth" width="200" height="200" patternUnits="userSpaceOnUse"><rect width="200" height="200" filter="url(#weave)"/></pattern>' +
    gradient('volume', [
      [0, '#000', 0.5],
      [0.2, '#000', 0.04],
      [0.46, '#fff', 0.3],
      [0.78, '#000', 0.05],
      [1, '#000', 0.55],
    ])
  const content =
    fill('M0 0H1200V1200H0Z', 'url(#ground)') +
    fill(outline, '#3a2c1a', { filter: 'url(#blur)', opacity: 0.46, transform: 'translate(14 26)' }) +
    [9, 7, 5, 3]
      .map((away) =>
        fill(outline, '#2a1f12', { opacity: 0.1, transform: `translate(${away * 0.6} ${away})` }),
      )
      .join('') +
    fill(backNeck, cloth) +
    fill(backNeck, '#000', { opacity: shade * 0.42 + 0.06 }) +
    collarBack(cloth, shade) +
    fill(outline, cloth) +
    fill(outline, 'url(#cloth)', { opacity: 0.2 }) +
    inlined(findArtwork(garment.artwork), { x: 600, y: 500, width: 400, height: 430, ink: garment.ink }) +
    group(folds(shade, light), { 'clip-path': 'url(#shirt)' }) +
    seams(cloth, shade, light)
  return scene({ width: 1200, height: 1200, definitions, content })
}

function collarBack(cloth: string, shade: number): string {
  const band = 'M482 138C520 118 680 118 718 138L706 152C672 136 528 136 494 152Z'
  return (
    fill(band, cloth) +
    fill(band, '#000', { opacity: 0.06 + shade * 0.08 }) +
    fill('M560 152H640V188H560Z', '#fbf8f2') +
    fill(textLine('GANGWAY', { font: 'grotesque', size: 12, x: 600, y: 170, tracking: 40 }), '#1c1a19') +
    fill(textLine('M', { font: 'grotesque', size: 9, x: 600, y: 183 }), '#1c1a19')
  )
}

function folds(shade: number, light: number): string {
  const dark = (d: string, width: number, strength: number) =>
    stroke(d, '#000', width, { 'stroke-opacity': strength * shade })
  const pale = (d: string, width: number, strength: number) =>
    stroke(d, '#fff', width, { 'stroke-opacity': strength * light })
  const creases =
    dark('M330 470C380 560 400 640 392 760', 22, 0.34) +
    dark('M870 470C824 560 800 660 812 790', 24, 0.36) +
    dark('M330 458C400 500 440 520 520 520', 16, 0.22) +
    dark('M872 458C806 506 760 520 690 524', 16, 0.22) +
    dark('M352 1080C380 960 440 880 470 800', 20, 0.3) +
    dark('M560 1096C556 1010 580 920 572 850', 16, 0.22) +
    dark('M846 1080C812 980 760 900 742 820', 20, 0.3) +
    dark('M690 1096C700 1010 676 930 684 876', 13, 0.2) +
    dark('M318 210C300 300 306 380 322 452', 18, 0.42) +
    dark('M882 210C900 300 894 380 878 452', 18, 0.42) +
    dark('M150 430C210 400 262 372 300 330', 17, 0.3) +
    dark('M1050 430C990 400 938 372 900 330', 17, 0.3) +
    dark('M214 500C244 470 276 440 300 404', 13, 0.28) +
    dark('M986 500C956 470 924 440 900 404', 13, 0.28) +
    dark('M470 168C500 240 560 268 600 268S700 240 730 168', 15, 0.26) +
    pale('M362 480C412 570 432 660 424 780', 16, 0.36) +
    pale('M838 480C790 570 770 680 780 800', 16, 0.3) +
    pale('M392 1080C420 980 476 900 506 822', 15, 0.34) +
    pale('M804 1080C772 990 724 920 706 846', 15, 0.28) +
    pale('M352 216C420 190 452 182 474 164', 16, 0.36) +
    pale('M170 410C226 380 268 340 290 292', 14, 0.36) +
    pale('M1030 410C974 380 932 340 910 292', 14, 0.26) +
    pale('M600 860C606 940 616 1010 610 1090', 14, 0.26)
  return (
    fill('M300 180H900V1110H300Z', 'url(#volume)', { opacity: shade * 0.42 }) +
    group(creases, { filter: 'url(#crease)' })
  )
}

function seams(cloth: string, shade: number, light: number): string {
  const dark = (d: string, width: number, strength = 0.34) =>
    stroke(d, '#000', width, { opacity: strength * (0.5 + shade * 0.6) })
  const stitch = (d: string) =>
    stroke(d, '#000', 1.6, { 'stroke-dasharray': '5 4', opacity: 0.22 + shade * 0.2 }) +
    stroke(d, '#fff', 1.2, {
      'stroke-dasharray': '5 4',
      opacity: 0.1 + light * 0.3,
      transform: 'translate(0 1.6)',
    })
  const collar =
    'M482 138C500 196 548 224 600 224S700 196 718 138L740 146C720 220 660 252 600 252S480 220 460 146Z'
  return (
    fill(collar, cloth) +
    fill(collar, '#000', { opacity: 0.03 + shade * 0.07 }) +
    dark('M460 146C480 220 540 252 600 252S720 220 740 146', 2.2) +
    stitch('M452 150C473 228 536 261 600 261S727 228 748 150') +
    dark('M482 138C500 196 548 224 600 224S700 196 718 138', 2, 0.4) +
    mirrored(
      600,
      dark('M326 198C306 280 304 372 321 452', 2.2) + stitch('M317 204C297 284 295 372 310 444'),
    ) +
    mirrored(600, stitch('M124 432L268 518') + stitch('M130 422L274 507')) +
    stitch('M313 1062C500 1076 700 1076 887 1062') +
    stitch('M313 1052C500 1066 700 1066 887 1052') +
    stroke(outline, '#000', 1.6, { opacity: 0.2 })
  )
}
