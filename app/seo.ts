import type { MetaDescriptor } from 'react-router'
import openGraph from './assets/brand/open-graph.png?url&no-inline'

/** The arguments every meta function gets. */
type PageArgs = {
  location: { pathname: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export type PageDescription = {
  title: string
  description: string
  /** The title stands alone: it already contains the shop's name. */
  isWholeTitle?: boolean
  /** A path on our site: the image link previews show instead of the shop's own card. */
  picture?: string | null
  /** The page's canonical path, if different from the requested one. */
  path?: string
  article?: { publishedAt: string; updatedAt: string; authorName: string; tags: readonly string[] }
  /** The schema.org objects this page is about; called with the shop's origin. */
  about?: (origin: string) => Record<string, unknown>
}

/** Title, description, canonical URL, link previews (Open Graph, Twitter cards) and JSON-LD of a page. */
export function describePage(args: PageArgs, page: PageDescription): MetaDescriptor[] {
  const { siteName, origin } = shopOf(args)
  const title = page.isWholeTitle ? page.title : `${page.title} | ${siteName}`
  const address = origin + (page.path ?? args.location.pathname)
  const { article } = page
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:url', content: address },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:image', content: origin + (page.picture ?? openGraph) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.publishedAt },
          { property: 'article:modified_time', content: article.updatedAt },
          { property: 'article:author', content: article.authorName },
          ...article.tags.map((tag) => ({ property: 'article:tag', content: tag })),
        ]
      : []),
    ...(page.about
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.about(origin) } }]
      : []),
  ]
}

/** The link to the blog's feed, for feed readers. */
export const feedLink = { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/feed.xml' }

/** From the root's data, which every page has unless it failed. */
function shopOf({ matches }: PageArgs): { siteName: string; origin: string } {
  const root = matches[0]?.loaderData
  const fallback = { siteName: 'Gangway', origin: '' }
  if (typeof root !== 'object' || root === null || !('shop' in root) || !('origin' in root)) return fallback
  const { shop, origin } = root
  if (typeof shop !== 'object' || shop === null || !('siteName' in shop)) return fallback
  return typeof shop.siteName === 'string' && typeof origin === 'string'
    ? { siteName: shop.siteName, origin }
    : fallback
}
