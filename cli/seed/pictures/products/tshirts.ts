import { drawScene } from '../draw-scene.ts'

interface Garment {
  slug: string
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
    cloth: '#f7f5f1',
    ground: ['#e9dccb', '#d3c0a6'],
    artwork: 'halftone-soul',
    shade: 0.2,
    light: 0.9,
  },
  {
    slug: 'tshirt-black-static-kings',
    cloth: '#232225',
    ground: ['#efe6d8', '#dccfba'],
    artwork: 'static-kings',
    shade: 0.75,
    light: 0.12,
  },
  {
    slug: 'tshirt-navy-night-shift',
    cloth: '#1f2d4d',
    ground: ['#e8e4dc', '#cfc8ba'],
    artwork: 'night-shift-coffee',
    shade: 0.65,
    light: 0.13,
  },
  {
    slug: 'tshirt-red-still-water',
    cloth: '#b3262b',
    ground: ['#f1e4d3', '#dfcbb0'],
    artwork: 'still-water-yoga',
    ink: '#fdeedd',
    shade: 0.5,
    light: 0.16,
  },
  {
    slug: 'tshirt-royal-second-leash',
    cloth: '#2451a8',
    ground: ['#ece6da', '#d6ccba'],
    artwork: 'second-leash-rescue',
    shade: 0.55,
    light: 0.16,
  },
  {
    slug: 'tshirt-forest-high-line',
    cloth: '#24483a',
    ground: ['#ede4d2', '#d8caae'],
    artwork: 'high-line-50k',
    shade: 0.6,
    light: 0.14,
  },
  {
    slug: 'tshirt-sand-salt-line',
    cloth: '#e3d2b4',
    ground: ['#dfe5e2', '#bccac7'],
    artwork: 'salt-line-surf-club',
    shade: 0.24,
    light: 0.5,
  },
  {
    slug: 'tshirt-heather-fern-and-fig',
    cloth: '#c9cbcc',
    ground: ['#efe3d6', '#dcc9b4'],
    artwork: 'fern-and-fig-plants',
    shade: 0.26,
    light: 0.55,
  },
]

export const tshirtPictures = Object.fromEntries(
  garments.map(({ slug, ground: [pale, deep], ...garment }) => [
    slug,
    () => drawScene('tshirt', { ink: '', ...garment, pale, deep }),
  ]),
)
