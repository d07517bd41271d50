/** Free of zod, because pages load it. */

/** Pages with the shop's own wording, by the last part of their URL. */
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

/**
 * HTML as the editor writes it. If empty, the built-in text is used, whose prices, days and addresses follow the
 * settings.
 */
export type SitePage = { body: string }

export const maxSitePageLength = 40_000
