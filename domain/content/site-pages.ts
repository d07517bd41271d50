/** Free of zod, because pages load it. */

/** Pages in words of the shop's, by the last part of their address. */
export const sitePages = {
  contact: 'Contact',
  questions: 'Questions and answers',
  shipping: 'Shipping and pickup',
  returns: 'Returns and reprints',
  privacy: 'Privacy',
  terms: 'Terms of sale',
} as const
export type SitePageName = keyof typeof sitePages

export const sitePageNames = Object.keys(sitePages) as SitePageName[]

export const isSitePage = (name: unknown): name is SitePageName =>
  typeof name === 'string' && Object.hasOwn(sitePages, name)

/** HTML as the editor writes it. Left empty it is the house's text, whose prices, days and addresses follow the settings. */
export type SitePage = { body: string }

export const maxSitePageLength = 40_000
