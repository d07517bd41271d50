import { sitePages } from '#domain/content/site-pages.ts'

const pages = new Set(['', '_', 'about', 'feed.xml', 'sitemap.xml', 'robots.txt', ...Object.keys(sitePages)])
const shelves = new Set(['prints', 'print-marketplace', 'tshirt-marketplace', 'tumbler-marketplace', 'blog'])

/** Our links never lead to longer ones. */
const longestQuery = 200

/**
 * Pages that are the same for everyone who is not signed in, and the data that a browser requests to navigate there.
 */
export function isSameForAll({ pathname, search }: URL): boolean {
  const [first = '', second, ...others] = pathname
    .slice(1)
    .replace(/\.data$/, '')
    .split('/')
  if (search.length > longestQuery || others.length > 0) return false
  return second === undefined ? pages.has(first) || shelves.has(first) : shelves.has(first) && second !== ''
}
