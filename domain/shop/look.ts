/** The fonts that come with the shop: all open (SIL Open Font License 1.1), self-hosted. */
export const headingFonts = {
  bricolage: { label: 'Bricolage Grotesque', family: '"Bricolage Grotesque Variable"' },
  inter: { label: 'Inter', family: '"Inter Variable"' },
  playfair: { label: 'Playfair Display', family: '"Playfair Display"' },
  slab: { label: 'Alfa Slab One', family: '"Alfa Slab One"' },
  bebas: { label: 'Bebas Neue', family: '"Bebas Neue"' },
  righteous: { label: 'Righteous', family: 'Righteous' },
} as const
export type HeadingFont = keyof typeof headingFonts

/** The parts of the home page below its head, in the order of a fresh shop. */
export const homeSections = {
  shipping: 'Shipping facts',
  prices: 'Prices',
  shelf: 'Ready to buy',
  how: 'How it works',
  designs: 'Design generator',
  newsletter: 'Newsletter',
} as const
export type HomeSection = keyof typeof homeSections

export type ShopLook = {
  /** The shop's own mark before its name; null for the house mark. */
  logo: { src: string; width: number; height: number } | null
  /** "#rrggbb" of buttons and links; empty for the house magenta. */
  accent: string
  /** "#rrggbb" of the footer and dark panels; empty for the house ink. */
  panel: string
  headingFont: HeadingFont
  home: { id: HomeSection; isShown: boolean }[]
  /** Texts left empty are the house's own. */
  footerText: string
  footerLine: string
  aboutTitle: string
  aboutLead: string
}

export const seedLook: ShopLook = {
  logo: null,
  accent: '',
  panel: '',
  headingFont: 'bricolage',
  home: (Object.keys(homeSections) as HomeSection[]).map((id) => ({ id, isShown: true })),
  footerText: '',
  footerLine: '',
  aboutTitle: '',
  aboutLead: '',
}
