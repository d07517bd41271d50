/** `artwork` is a slug of the artworks; its picture is print-<slug>. Shares are of the artwork's own size. */
export type DemoPrint = {
  artwork: string
  title: string
  description: string
  category: string
  /** Views and downloads in the shop's first weeks. */
  counts: readonly [views: number, downloads: number]
  tags: string[]
  sizes: ReadonlyArray<readonly [name: string, share: number, priceCents: number]>
  /** A variant that is sold out for now, by its name. */
  soldOut?: string
}

const chestAndFront = (chest: number, front: number): DemoPrint['sizes'] => [
  ['Left chest', 0.45, chest],
  ['Full front', 1, front],
]

export const demoPrints: readonly DemoPrint[] = [
  {
    artwork: 'lunar-garden-patch',
    title: 'Lunar Garden mission patch',
    description: 'For sleeves, caps and people who would go. The stitching is drawn, and it fools everyone.',
    counts: [307, 19],
    category: 'stickers',
    tags: ['space', 'patch'],
    sizes: [
      ['Cap', 0.625, 325],
      ['Sleeve', 1, 450],
    ],
  },
  {
    artwork: 'lost-lure-fishing',
    title: 'Lost Lure fishing club',
    description: 'One ink, one trout, no exaggeration. Prints as well on a light shirt as on a tackle bag.',
    counts: [67, 11],
    category: 'animals',
    tags: ['fishing', 'one ink'],
    sizes: chestAndFront(400, 850),
  },
  {
    artwork: 'sticker-toadstool',
    title: 'Toadstool',
    description: 'A small red friend for pockets, hems and corners that need one.',
    counts: [270, 32],
    category: 'botanical',
    tags: ['mushroom', 'small'],
    sizes: [
      ['Pocket', 0.7, 275],
      ['Chest', 1, 375],
    ],
  },
  {
    artwork: 'harbor-hill-apiary',
    title: 'Harbor Hill honey',
    description: 'A honey label grown to shirt size, in one dark ink that looks stamped.',
    counts: [83, 21],
    category: 'animals',
    tags: ['bee', 'one ink'],
    sizes: chestAndFront(400, 800),
  },
  {
    artwork: 'salt-line-surf-club',
    title: 'Salt Line sun',
    description: 'Sun, one wave and a club that mostly waits. Best on sand, good on white.',
    counts: [94, 41],
    category: 'outdoors',
    tags: ['surf', 'sun', 'wave'],
    sizes: chestAndFront(450, 900),
  },
  {
    artwork: 'still-water-yoga',
    title: 'Still water',
    description: 'A lotus in a single line weight. Quiet enough for every day.',
    counts: [265, 9],
    category: 'botanical',
    tags: ['lotus', 'one ink'],
    sizes: chestAndFront(400, 750),
  },
  {
    artwork: 'camp-tallpine',
    title: 'Camp Tallpine',
    description: 'The round badge of a camp that everyone seems to remember. Lake included.',
    counts: [337, 13],
    category: 'outdoors',
    tags: ['camp', 'lake', 'round'],
    sizes: chestAndFront(450, 850),
    soldOut: 'Left chest',
  },
  {
    artwork: 'cat-stack',
    title: 'Cat stack',
    description: 'Four cats, one column, no regrets. Tall, so give it a long shirt.',
    counts: [162, 46],
    category: 'animals',
    tags: ['cats', 'cute', 'tall'],
    sizes: chestAndFront(450, 900),
  },
  {
    artwork: 'fern-and-fig-plants',
    title: 'Fern & fig',
    description: 'Botanical line art in one green. It also cuts cleanly for windows and tote bags.',
    counts: [369, 43],
    category: 'botanical',
    tags: ['plants', 'line art'],
    sizes: chestAndFront(400, 850),
  },
  {
    artwork: 'blue-hour-jazz',
    title: 'Blue hour',
    description: 'A jazz night in three blues, drawn as a poster and made to be worn.',
    counts: [79, 42],
    category: 'music',
    tags: ['jazz', 'poster', 'tall'],
    sizes: chestAndFront(450, 950),
  },
  {
    artwork: 'halftone-soul',
    title: 'Soul in dots',
    description: 'A portrait in real halftone: stand back and she looks at you. Every dot prints.',
    counts: [347, 31],
    category: 'music',
    tags: ['halftone', 'portrait'],
    sizes: chestAndFront(500, 1_000),
  },
  {
    artwork: 'golden-hour',
    title: 'Golden hour',
    description: 'Seven stripes of an evening in 1974. The one people ask for by pointing.',
    counts: [73, 20],
    category: 'outdoors',
    tags: ['retro', 'sunset', 'stripes'],
    sizes: chestAndFront(450, 900),
  },
]
