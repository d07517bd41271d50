import type { MetaDescriptor } from 'react-router'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import type { Cents } from '#domain/money/money.ts'

export type PageFacts = {
  /** The shop's scheme and host. */
  origin: string
  siteName: string
  /** The page's canonical URL, without filters. */
  path: string
  title: string
  description: string
  picture?: PublicPicture | null
}

/** Title, description, canonical URL and link preview of a page. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { origin, siteName, path, title, picture } = facts
  const description = shortened(facts.description)
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    ...(picture ? pictureMeta(origin, picture) : []),
  ]
}

const pictureMeta = (origin: string, { src, width, height, alt }: PublicPicture): MetaDescriptor[] => [
  { property: 'og:image', content: origin + src },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
]

export type ProductFacts = PageFacts & {
  id: string
  brand?: string
  prices: readonly Cents[]
  isInStock: boolean
  pictures: readonly PublicPicture[]
}

/** The page's meta tags and, for search engines, schema.org Product with its offer. */
export function productMeta(facts: ProductFacts): MetaDescriptor[] {
  const { origin, siteName, path, title, description, id, brand, prices, isInStock, pictures } = facts
  const url = origin + path
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  const offer = {
    url,
    priceCurrency: 'USD',
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
  }
  const offers =
    lowest === highest
      ? { '@type': 'Offer', ...offer, price: dollars(lowest) }
      : {
          '@type': 'AggregateOffer',
          ...offer,
          lowPrice: dollars(lowest),
          highPrice: dollars(highest),
          offerCount: prices.length,
        }
  return [
    ...pageMeta({ ...facts, picture: pictures[0] }),
    { property: 'og:type', content: 'product' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: title,
        description,
        sku: id,
        image: pictures.map(({ src }) => origin + src),
        brand: { '@type': 'Brand', name: brand ?? siteName },
        offers,
      },
    },
  ]
}

/** Structured data requires plain decimals. */
const dollars = (amount: number): string => (amount / 100).toFixed(2)

/** About as much as search engines show. */
const maxDescription = 160

function shortened(text: string): string {
  if (text.length <= maxDescription) return text
  return `${text.slice(0, maxDescription - 1).replace(/\s+\S*$/, '')}…`
}
