import { rounded } from '#server/kernel/draw/outlines.ts'
import { box, clipped, fill, group, oval, place, stroke } from '#server/kernel/draw/svg-elements.ts'
import { findArtwork } from '../artworks.ts'
import type { ProductPicture } from './product-picture.ts'
import { gradient, inlined, renderScene, scene, softly } from './scene.ts'

interface Finish {
  slug: string
  name: string
  cloth: string
  edge: string
  sheen: number
  /** What the laser leaves: bare steel on a coat, dark oxide on steel. */
  engraving: string
  lid: string
  ground: readonly [light: string, deep: string]
}

const finishes: readonly Finish[] = [
  {
    slug: 'white',
    name: 'White',
    cloth: '#f4f2ee',
    edge: '#b9b5ac',
    sheen: 0.9,
    engraving: '#8b8d8f',
    lid: '#e9e7e3',
    ground: ['#e3d3c0', '#c8b199'],
  },
  {
    slug: 'black',
    name: 'Black',
    cloth: '#26262a',
    edge: '#060607',
    sheen: 0.34,
    engraving: '#d5d8da',
    lid: '#1d1d20',
    ground: ['#efe6d8', '#d9ccb8'],
  },
  {
    slug: 'silver',
    name: 'Stainless Steel',
    cloth: '#c3c7ca',
    edge: '#6d7276',
    sheen: 0.95,
    engraving: '#3c3f43',
    lid: '#2a2b2e',
    ground: ['#e6e9e6', '#c4cbc8'],
  },
  {
    slug: 'navy',
    name: 'Navy Blue',
    cloth: '#22365c',
    edge: '#0b1426',
    sheen: 0.36,
    engraving: '#d3d7dc',
    lid: '#1a2743',
    ground: ['#f0e5d6', '#dcc9b0'],
  },
  {
    slug: 'pink',
    name: 'Rose Gold',
    cloth: '#dcaaa0',
    edge: '#95605a',
    sheen: 0.75,
    engraving: '#f4f0ec',
    lid: '#c98d83',
    ground: ['#ece7e0', '#d3c8bc'],
  },
]

const engraved40 = [
  'fern-and-fig-plants',
  'lost-lure-fishing',
  'harbor-hill-apiary',
  'still-water-yoga',
  'knight-school-chess',
]
const engraved20 = [
  'still-water-yoga',
  'harbor-hill-apiary',
  'knight-school-chess',
  'lost-lure-fishing',
  'fern-and-fig-plants',
]

export const tumblerPictures: readonly ProductPicture[] = [
  ...finishes.map((finish, index) => picture('40oz', finish, engraved40[index] ?? '', large)),
  ...finishes.map((finish, index) => picture('20oz', finish, engraved20[index] ?? '', slim)),
]

function picture(
  size: '20oz' | '40oz',
  finish: Finish,
  artworkSlug: string,
  shape: (finish: Finish, artworkSlug: string) => string,
): ProductPicture {
  const draw = () =>
    scene({
      width: 1200,
      height: 1200,
      definitions: definitions(finish),
      content: shape(finish, artworkSlug),
    })
  return {
    slug: `tumbler-${size}-${finish.slug}`,
    kind: 'tumbler',
    title: `${size} tumbler, ${finish.name}`,
    artworkSlugs: [artworkSlug],
    draw,
    render: () => renderScene(draw()),
  }
}

function definitions({ cloth, edge, sheen, ground, lid }: Finish): string {
  return (
    gradient(
      'ground',
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      'radial',
    ) +
    gradient(
      'table',
      [
        [0, '#fff', 0.28],
        [1, '#fff', 0.02],
      ],
      'down',
    ) +
    gradient('coat', [
      [0, edge],
      [0.1, cloth],
      [0.5, cloth],
      [0.86, cloth],
      [1, edge],
    ]) +
    gradient('gloss', [
      [0, '#000', 0.34],
      [0.05, '#000', 0.1],
      [0.14, '#fff', 0],
      [0.21, '#fff', sheen * 0.72],
      [0.27, '#fff', sheen * 0.5],
      [0.34, '#fff', 0],
      [0.62, '#000', 0.03],
      [0.82, '#000', 0.24],
      [0.9, '#fff', sheen * 0.16],
      [0.95, '#000', 0.2],
      [1, '#000', 0.46],
    ]) +
    gradient('steel', [
      [0, '#565b60'],
      [0.14, '#e8ebed'],
      [0.28, '#a7adb2'],
      [0.46, '#f4f6f7'],
      [0.7, '#8b9196'],
      [0.86, '#dfe3e5'],
      [1, '#54595d'],
    ]) +
    gradient('cover', [
      [0, '#000', 0.4],
      [0.2, '#fff', 0.3],
      [0.5, '#fff', 0.02],
      [1, '#000', 0.42],
    ]) +
    gradient('clear', [
      [0, '#8a949a', 0.75],
      [0.2, '#fff', 0.75],
      [0.5, '#c9d2d6', 0.5],
      [0.8, '#fff', 0.5],
      [1, '#7b858b', 0.8],
    ]) +
    gradient('straw', [
      [0, lid],
      [0.35, '#fff', 0.8],
      [1, lid],
    ]) +
    softly('blur', 22, 100) +
    softly('close', 8, 100)
  )
}

function setting(middle: number, base: number, reach: number): string {
  return (
    fill('M0 0H1200V1200H0Z', 'url(#ground)') +
    fill(`M0 ${base - 90}H1200V1200H0Z`, 'url(#table)') +
    oval(middle + 70, base + 8, reach * 1.35, 44, '#2b1f12', { filter: 'url(#blur)', opacity: 0.42 }) +
    oval(middle + 8, base + 4, reach * 1.02, 22, '#1a120a', { filter: 'url(#close)', opacity: 0.55 })
  )
}

function engraving(
  finish: Finish,
  slug: string,
  spot: { x: number; y: number; width: number; height: number },
): string {
  const artwork = findArtwork(slug)
  return (
    group(inlined(artwork, { ...spot, x: spot.x + 1.4, y: spot.y + 1.6, ink: '#ffffff' }), {
      opacity: 0.22,
    }) +
    group(inlined(artwork, { ...spot, x: spot.x - 1, y: spot.y - 1.2, ink: '#000000' }), { opacity: 0.4 }) +
    inlined(artwork, { ...spot, ink: finish.engraving })
  )
}

function large(finish: Finish, slug: string): string {
  const body =
    'M342 300H778C782 300 784 303 784 308L776 716C774 752 760 768 744 784C732 796 728 806 726 820L704 1070C702 1092 690 1100 668 1100H452C430 1100 418 1092 416 1070L394 820C392 806 388 796 376 784C360 768 346 752 344 716L336 308C336 303 338 300 342 300Z'
  const handleOuter = 'M770 372H872C916 372 938 394 936 436L924 640C920 690 900 714 856 724L764 744'
  return (
    setting(560, 1100, 170) +
    stroke('M630 226L668 40', '#b9c0c4', 30, { 'stroke-linecap': 'butt' }) +
    stroke('M625 226L663 40', '#fff', 8, { opacity: 0.7, 'stroke-linecap': 'butt' }) +
    stroke('M641 226L679 42', '#5e666b', 5, { opacity: 0.5, 'stroke-linecap': 'butt' }) +
    stroke(handleOuter, '#000', 62, { opacity: 0.28, filter: 'url(#close)', transform: 'translate(10 14)' }) +
    stroke(handleOuter, finish.edge, 60) +
    stroke(handleOuter, finish.cloth, 48) +
    stroke(handleOuter, '#fff', 8, { opacity: finish.sheen * 0.5, transform: 'translate(-10 -12)' }) +
    fill(rounded(372, 206, 376, 62, 22), finish.lid) +
    fill(rounded(372, 206, 376, 62, 22), 'url(#cover)') +
    fill(rounded(350, 246, 420, 46, 14), finish.lid) +
    fill(rounded(350, 246, 420, 46, 14), 'url(#cover)') +
    fill(rounded(596, 196, 86, 22, 10), finish.lid) +
    fill(rounded(596, 196, 86, 22, 10), '#000', { opacity: 0.25 }) +
    fill(rounded(420, 194, 120, 18, 9), finish.lid) +
    fill(rounded(420, 194, 120, 18, 9), '#fff', { opacity: 0.16 }) +
    fill(rounded(332, 286, 456, 24, 8), 'url(#steel)') +
    fill(body, 'url(#coat)') +
    clipped(
      'body',
      body,
      engraving(finish, slug, { x: 560, y: 530, width: 330, height: 350 }) +
        box(330, 296, 460, 810, 'url(#gloss)') +
        fill('M330 700H790V830H330Z', '#000', { opacity: 0.12, filter: 'url(#blur)' }) +
        stroke('M330 306H790', '#000', 8, { opacity: 0.28 }) +
        box(400, 1062, 320, 40, 'url(#steel)') +
        stroke('M400 1062H720', '#000', 3, { opacity: 0.4 }),
    )
  )
}

function slim(finish: Finish, slug: string): string {
  const body =
    'M446 270H754C758 270 760 273 760 278L716 1080C715 1096 706 1104 690 1104H510C494 1104 485 1096 484 1080L440 278C440 273 442 270 446 270Z'
  return (
    setting(600, 1104, 130) +
    place(
      0,
      0,
      fill(rounded(452, 196, 296, 70, 20), 'url(#clear)') +
        fill(rounded(436, 236, 328, 40, 12), 'url(#clear)') +
        stroke('M458 226H742', '#fff', 3, { opacity: 0.8 }) +
        fill(rounded(548, 182, 104, 22, 10), finish.lid) +
        fill(rounded(548, 182, 104, 22, 10), '#fff', { opacity: 0.18 }) +
        fill(rounded(436, 262, 328, 22, 8), 'url(#steel)'),
    ) +
    fill(body, 'url(#coat)') +
    clipped(
      'body',
      body,
      engraving(finish, slug, { x: 600, y: 640, width: 214, height: 420 }) +
        box(438, 268, 324, 840, 'url(#gloss)') +
        stroke('M436 280H764', '#000', 8, { opacity: 0.26 }) +
        box(470, 1072, 260, 40, 'url(#steel)') +
        stroke('M470 1072H730', '#000', 3, { opacity: 0.4 }),
    )
  )
}
