import {
  builderLinks,
  generatorLink,
  helpLinks,
  policyLinks,
  type SiteLink,
  siteLinks,
} from '#app/shell/links.ts'
import { table } from '#domain/table.ts'

/** What people call a page otherwise. */
const otherNames = table({
  '/builder': 'dtf transfer upload sheet size price',
  '/tshirts': 'shirt tee custom print garment hoodie sweatshirt',
  '/tumblers': 'cup mug engraving laser',
  '/ai-builder': 'artificial intelligence generate draw',
  '/tracking': 'where is my order parcel carrier',
  '/about': 'how it works press instructions artwork turnaround pickup hours',
  '/returns': 'refund reprint exchange complaint',
  '/shipping': 'delivery pickup rush express cost time',
  '/contact': 'email phone message help support',
  '/questions': 'faq help',
  '/privacy': 'cookies data gdpr',
  '/terms': 'conditions legal',
})

const pages: readonly SiteLink[] = [
  ...siteLinks,
  ...builderLinks,
  generatorLink,
  ...helpLinks,
  ...policyLinks,
]

/** Pages of the shop whose name, or what people call them, has each of the words. */
export function findPages(text: string): SiteLink[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return pages.filter(({ to, label }) => {
    const named = `${label} ${otherNames[to] ?? ''}`.toLowerCase()
    return words.every((word) => named.includes(word))
  })
}
