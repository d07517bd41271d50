export type SiteLink = { to: string; label: string }

/** The navigation bar, as specified (docs/spec-map.md S2). */
export const siteLinks: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/builder', label: 'Gang Sheet Builder' },
  { to: '/prints', label: 'Pre Made Sheets' },
  { to: '/tshirt-marketplace', label: 'T-Shirt Marketplace' },
  { to: '/tumbler-marketplace', label: 'Tumbler Marketplace' },
  { to: '/blog', label: 'Blog' },
]

/** The 'Product Builders' dropdown. */
export const builderLinks: readonly (SiteLink & { description: string })[] = [
  { to: '/tshirts', label: 'Custom T-Shirts', description: 'Your design, nine places to print it' },
  { to: '/tumblers', label: 'Custom Tumblers', description: 'Laser-engraved, 20 oz and 40 oz' },
]

/** Not in the navigation bar of the specification: the footer, the home page and the studio's page lead there. */
export const generatorLink: SiteLink = { to: '/ai-builder', label: 'AI Designs' }
