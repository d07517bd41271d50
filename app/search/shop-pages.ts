import {
  builderLinks,
  generatorLink,
  helpLinks,
  policyLinks,
  type SiteLink,
  siteLinks,
} from '#app/shell/links.ts'
import { hasPattern, kindWords, nearestWords, searchPatterns } from '#domain/search-words.ts'
import { table } from '#domain/table.ts'

/** Other names people use for a page. */
const otherNames = table({
  '/prints': 'premade pre-made gang sheet gangsheet',
  '/builder': 'gang sheet gangsheet dtf transfer upload sheet size price',
  '/tshirts': 't-shirt tshirt shirt tee custom print garment hoodie sweatshirt',
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

/** Pages of the shop whose name, or another name people use, contains each of the words. */
export function findPages(text: string): SiteLink[] {
  const patterns = searchPatterns(text)
  if (patterns.length === 0) return []
  return pages.filter((page) => patterns.every((pattern) => hasPattern(namesOf(page), pattern)))
}

const namesOf = ({ to, label }: SiteLink): string => `${label} ${otherNames[to] ?? ''}`

/** A suggestion if nothing was found: names of pages and kinds that are close to the query. */
export const suggestFor = (text: string): string | null =>
  nearestWords(
    text,
    [...Object.values(kindWords), ...pages.map(namesOf)].join(' ').toLowerCase().split(/\s+/),
  )
