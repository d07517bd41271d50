/** `pictures` are slugs of the product pictures, with the size and color that each shows. */
export type DemoTumbler = {
  title: string
  description: string
  material: string
  priceCents: number
  colors: string[]
  features: string[]
  tags: string[]
  pictures: ReadonlyArray<readonly [slug: string, shows: string]>
  stock?: Record<string, number>
}

export const demoTumblers: readonly DemoTumbler[] = [
  {
    title: 'Knight School tumbler',
    description: 'The chess club knight, engraved through a rose gold coat down to bare steel. Your move.',
    material: 'Powder Coated Steel',
    priceCents: 3_900,
    colors: ['Rose Gold', 'Silver'],
    features: ['Double Wall Insulated', 'BPA Free', 'Sweat Proof'],
    tags: ['Chess', 'Engraved'],
    pictures: [
      ['tumbler-40oz-pink', '40oz in Rose Gold'],
      ['tumbler-20oz-silver', '20oz in Silver'],
    ],
  },
  {
    title: 'Still Water tumbler',
    description:
      'A lotus for the desk or the mat. Keeps ice through a long class and tea through a longer one.',
    material: 'Vacuum Insulated Steel',
    priceCents: 3_700,
    colors: ['Navy Blue', 'White'],
    features: ['Vacuum Sealed', '6+ Hour Temperature Retention', 'Leak Proof'],
    tags: ['Yoga', 'Engraved'],
    pictures: [
      ['tumbler-40oz-navy', '40oz in Navy Blue'],
      ['tumbler-20oz-white', '20oz in White'],
    ],
    stock: { '40oz-White': 0, '20oz-Navy Blue': 4 },
  },
  {
    title: 'Harbor Hill tumbler',
    description: 'Bees and an honest old label, burned dark into plain steel. It cannot fade or peel.',
    material: 'Stainless Steel',
    priceCents: 3_600,
    colors: ['Silver', 'Black'],
    features: ['Double Wall Insulated', 'Dishwasher Safe', 'BPA Free'],
    tags: ['Honey', 'Engraved'],
    pictures: [
      ['tumbler-40oz-silver', '40oz in Silver'],
      ['tumbler-20oz-black', '20oz in Black'],
    ],
  },
  {
    title: 'Lost Lure tumbler',
    description: 'For early boats and cold hands: a trout on matte black with a grip that holds when wet.',
    material: 'Powder Coated Steel',
    priceCents: 3_800,
    colors: ['Black', 'Navy Blue'],
    features: ['Easy Grip', 'Leak Proof', 'Vacuum Sealed'],
    tags: ['Fishing', 'Engraved'],
    pictures: [
      ['tumbler-40oz-black', '40oz in Black'],
      ['tumbler-20oz-navy', '20oz in Navy Blue'],
    ],
  },
  {
    title: 'Fern & Fig tumbler',
    description: 'Botanical lines on white. Water your plants, then yourself.',
    material: 'Ceramic Lined Steel',
    priceCents: 3_900,
    colors: ['White', 'Rose Gold'],
    features: ['Ceramic Liner', 'Double Wall Insulated', 'Premium Finish'],
    tags: ['Plants', 'Engraved'],
    pictures: [
      ['tumbler-40oz-white', '40oz in White'],
      ['tumbler-20oz-pink', '20oz in Rose Gold'],
    ],
  },
]
