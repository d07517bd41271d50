import { drawSpot } from '../draw-scene.ts'
import { type MockUp, shirtInk } from '../render-mock-up.ts'

interface Garment {
  slug: string
  cloth: string
  artwork: string
  ink?: string
}

const garments: readonly Garment[] = [
  {
    slug: 'tshirt-white-halftone-soul',
    cloth: '#f7f5f1',
    artwork: 'halftone-soul',
  },
  {
    slug: 'tshirt-black-static-kings',
    cloth: '#232225',
    artwork: 'static-kings',
  },
  {
    slug: 'tshirt-navy-night-shift',
    cloth: '#1f2d4d',
    artwork: 'night-shift-coffee',
  },
  {
    slug: 'tshirt-red-still-water',
    cloth: '#b3262b',
    artwork: 'still-water-yoga',
    ink: '#fdeedd',
  },
  {
    slug: 'tshirt-royal-second-leash',
    cloth: '#2451a8',
    artwork: 'second-leash-rescue',
  },
  {
    slug: 'tshirt-forest-high-line',
    cloth: '#24483a',
    artwork: 'high-line-50k',
  },
  {
    slug: 'tshirt-sand-salt-line',
    cloth: '#e3d2b4',
    artwork: 'salt-line-surf-club',
  },
  {
    slug: 'tshirt-heather-fern-and-fig',
    cloth: '#c9cbcc',
    artwork: 'fern-and-fig-plants',
  },
]

/** The artwork of each one, as printed. */
export const tshirtPictures = Object.fromEntries(
  garments.map(({ slug, artwork, ink }) => [slug, () => drawSpot(artwork, shirtInk(artwork), ink)]),
)

export const tshirtMockUps: Record<string, MockUp> = Object.fromEntries(
  garments.map(({ slug, cloth }) => [slug, { kind: 'tshirt', color: cloth } satisfies MockUp]),
)
