import { sitePages } from '#domain/content/site-pages.ts'

export type SiteLink = { to: string; label: string }

/** The navigation bar as specified (docs/spec-map.md S2), plus the shelf of single prints. */
export const siteLinks: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/builder', label: 'Gang Sheet Builder' },
  { to: '/prints', label: 'Pre Made Sheets' },
  { to: '/print-marketplace', label: 'Print Marketplace' },
  { to: '/tshirt-marketplace', label: 'T-Shirt Marketplace' },
  { to: '/tumbler-marketplace', label: 'Tumbler Marketplace' },
  { to: '/blog', label: 'Blog' },
]

/** Help after an order, and on the way to one. */
export const helpLinks: readonly SiteLink[] = [
  { to: '/tracking', label: 'Track a shipment' },
  { to: '/customer-portal', label: 'My Orders' },
  { to: '/cart', label: 'Cart' },
]

/** The shop's promises and terms, in wording that the owner edits. */
export const policyLinks: readonly SiteLink[] = Object.entries(sitePages).map(([slug, label]) => ({
  to: `/${slug}`,
  label,
}))

/** The 'Product Builders' dropdown. */
export const builderLinks: readonly (SiteLink & { description: string })[] = [
  { to: '/tshirts', label: 'Custom T-Shirts', description: 'Your design, nine places to print it' },
  { to: '/tumblers', label: 'Custom Tumblers', description: 'Laser-engraved, 20 oz and 40 oz' },
]

/** Not in the specification's navigation bar: the footer, the home page and the studio's page link to it. */
export const generatorLink: SiteLink = { to: '/ai-builder', label: 'AI Designs' }
