/** The fonts included with the shop: all open (SIL Open Font License 1.1), self-hosted. */
export const headingFonts = {
  bricolage: { label: 'Bricolage Grotesque', family: '"Bricolage Grotesque Variable"' },
  inter: { label: 'Inter', family: '"Inter Variable"' },
  playfair: { label: 'Playfair Display', family: '"Playfair Display"' },
  slab: { label: 'Alfa Slab One', family: '"Alfa Slab One"' },
  bebas: { label: 'Bebas Neue', family: '"Bebas Neue"' },
  righteous: { label: 'Righteous', family: 'Righteous' },
} as const
export type HeadingFont = keyof typeof headingFonts

/** The sections of the home page below its header, in the order of a new shop. */
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
  /** The shop's own logo in front of its name; null for the default one. */
  logo: { src: string; width: number; height: number } | null
  /** "#rrggbb" for buttons and links; empty for the default magenta. */
  accent: string
  /** "#rrggbb" for the footer and dark panels; empty for the default ink. */
  panel: string
  headingFont: HeadingFont
  home: { id: HomeSection; isShown: boolean }[]
  /** Empty for the built-in texts. */
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
