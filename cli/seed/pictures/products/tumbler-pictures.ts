import { finishes } from '#domain/tumbler/tumblers.ts'
import { drawSpot } from '../draw-scene.ts'
import { type CupSize, cupInk, type MockUp } from '../render-mock-up.ts'

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

const tumblers = finishes.flatMap((finish, at) => [
  { sizeId: '40oz' as const, finish, artwork: engraved40[at] ?? '' },
  { sizeId: '20oz' as const, finish, artwork: engraved20[at] ?? '' },
])

const slugOf = ({ sizeId, finish }: { sizeId: CupSize; finish: string }): string =>
  `tumbler-${sizeId}-${finish}`

/** The laser field of each one, with the artwork in one ink. */
export const tumblerPictures = Object.fromEntries(
  tumblers.map((one) => [slugOf(one), () => drawSpot(one.artwork, cupInk(one.sizeId), '#000000')]),
)

export const tumblerMockUps: Record<string, MockUp> = Object.fromEntries(
  tumblers.map(({ sizeId, finish }) => [
    slugOf({ sizeId, finish }),
    { kind: 'tumbler', sizeId, finish } satisfies MockUp,
  ]),
)
