/** `picture` is a slug of the product pictures; lengths are whole repeats of the sheet, in inches. */
export type DemoGangSheet = {
  picture: string
  title: string
  description: string
  category: string
  /** Views and downloads in the shop's first weeks. */
  counts: readonly [views: number, downloads: number]
  tags: string[]
  basePriceCents: number
  lengths: number[]
  isForHardGoods?: boolean
}

export const demoGangSheets: readonly DemoGangSheet[] = [
  {
    picture: 'gang-sheet-front-row',
    title: 'Front row',
    description:
      'Gig posters, portraits and band lettering for a rack that sells itself on the night. Big pieces for fronts, small ones for sleeves, and nothing that needs a second pass on the press.',
    counts: [213, 15],
    category: 'music',
    tags: ['music', 'posters', 'full front'],
    basePriceCents: 800,
    lengths: [36, 72],
  },
  {
    picture: 'gang-sheet-sticker-party',
    title: 'Sticker party',
    description:
      'Toadstools, tapes, lemons and one very good cactus, cut close and packed tight. Press them on totes and caps, or take the UV film and put them on cups, helmets and laptops.',
    counts: [250, 9],
    category: 'stickers',
    tags: ['stickers', 'small', 'caps and totes'],
    basePriceCents: 600,
    lengths: [24, 48],
    isForHardGoods: true,
  },
  {
    picture: 'gang-sheet-out-of-town',
    title: 'Out of town',
    description:
      'Camp badges, trail runs and a surf club, drawn to sit well on heavy cotton. A sheet for outfitters, camps and anyone who sells shirts near a lake.',
    counts: [85, 40],
    category: 'outdoors',
    tags: ['camp', 'trail', 'surf', 'retro'],
    basePriceCents: 800,
    lengths: [36, 72],
  },
  {
    picture: 'gang-sheet-team-season',
    title: 'Team season pack',
    description:
      'Crests in two sizes, big numbers for backs and neck labels to finish them. Enough for a small team at the start of its season, on one sheet.',
    counts: [96, 29],
    category: 'sports',
    tags: ['team', 'numbers', 'crests'],
    basePriceCents: 700,
    lengths: [36, 72],
  },
  {
    picture: 'gang-sheet-weekend-market',
    title: 'Weekend market mix',
    description:
      'Seven storefronts on a good street: coffee, bread, tacos, plants, honey, beer and a stretch. Made for market stalls that sell shirts next to what they bake.',
    counts: [346, 9],
    category: 'food-and-drink',
    tags: ['market', 'coffee', 'bakery', 'mixed'],
    basePriceCents: 600,
    lengths: [24, 48, 72],
  },
]
