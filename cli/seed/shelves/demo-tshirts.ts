/** `picture` is a slug of the product pictures and shows the first color. */
export type DemoTshirt = {
  picture: string
  title: string
  description: string
  brand: string
  priceCents: number
  colors: string[]
  sizes?: string[]
  tags: string[]
  category: string
  /** By size-color key; all others have the default stock. */
  stock?: Record<string, number>
}

export const demoTshirts: readonly DemoTshirt[] = [
  {
    picture: 'tshirt-heather-fern-and-fig',
    title: 'Fern & Fig tee',
    description: 'Line-drawn leaves on soft heather gray, from the plant shop two doors down.',
    brand: 'Gildan Soft Style',
    priceCents: 2_600,
    colors: ['Heather Gray', 'White', 'Forest Green'],
    tags: ['Plants', 'Line art'],
    category: 'Graphic',
  },
  {
    picture: 'tshirt-sand-salt-line',
    title: 'Salt Line Surf Club tee',
    description: 'Sun and one good wave on a sand shirt that looks better after every wash.',
    brand: 'Bella+Canvas',
    priceCents: 2_800,
    colors: ['Sand', 'White', 'Navy'],
    tags: ['Surf', 'Summer'],
    category: 'Vintage',
    stock: { 'XL-Sand': 2, 'M-White': 0 },
  },
  {
    picture: 'tshirt-forest-high-line',
    title: 'High Line 50K tee',
    description:
      'The finisher emblem of a trail run that is mostly uphill. Light, quick to dry, hard to earn.',
    brand: 'A4 Performance',
    priceCents: 3_000,
    colors: ['Forest Green', 'Black', 'Heather Gray'],
    tags: ['Trail run', 'Performance'],
    category: 'Sports',
  },
  {
    picture: 'tshirt-royal-second-leash',
    title: 'Second Leash rescue tee',
    description: 'Made with the dog rescue across the river, which gets three dollars from every shirt.',
    brand: 'Gildan Heavy Cotton',
    priceCents: 2_500,
    colors: ['Royal Blue', 'White', 'Black'],
    tags: ['Dogs', 'Good cause'],
    category: 'Graphic',
  },
  {
    picture: 'tshirt-red-still-water',
    title: 'Still Water studio tee',
    description: 'A lotus in cream on deep red, with a soft hand that stretches when you do.',
    brand: 'Gildan Soft Style',
    priceCents: 2_600,
    colors: ['Red', 'Maroon', 'White'],
    tags: ['Yoga', 'One ink'],
    category: 'Graphic',
  },
  {
    picture: 'tshirt-navy-night-shift',
    title: 'Night Shift Coffee tee',
    description: 'The badge of the bar that opens when others close, on navy heavy cotton.',
    brand: 'Gildan Heavy Cotton',
    priceCents: 2_500,
    colors: ['Navy', 'Black', 'Heather Gray'],
    tags: ['Coffee', 'Badge'],
    category: 'Premium',
  },
  {
    picture: 'tshirt-black-static-kings',
    title: 'Static Kings tour tee',
    description: 'Loud lettering, black shirt. Printed once for the tour and, by demand, once more.',
    brand: 'Gildan Heavy Cotton',
    priceCents: 2_800,
    colors: ['Black', 'Maroon'],
    sizes: ['S', 'M', 'L', 'XL', '2XL'],
    tags: ['Band', 'Limited'],
    category: 'Graphic',
    stock: { 'S-Black': 3, 'M-Black': 0, 'L-Black': 1 },
  },
  {
    picture: 'tshirt-white-halftone-soul',
    title: 'Soul in dots tee',
    description: 'A halftone portrait, four process colors on bright white. Every dot is really there.',
    brand: 'Bella+Canvas',
    priceCents: 2_900,
    colors: ['White', 'Sand'],
    tags: ['Halftone', 'Portrait'],
    category: 'Premium',
  },
]
