/** Slugs to try in turn: the plain one, then one unique to this item. */
export const slugChoices = (title: string, id: string): string[] => [
  slugOf(title),
  `${slugOf(title)}-${id.slice(0, 8)}`,
]

/** A title as part of an address: 'Pop & Fizz, 22 in' becomes 'pop-fizz-22-in'. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{Mark}/gu, '')
  const slug = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug.slice(0, 80).replace(/-+$/, '') || 'product'
}
