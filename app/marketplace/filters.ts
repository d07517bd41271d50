/** What the URL of a print page contains: search text, category, layout, and number of pages shown. */
export type Filters = { text: string; category: string; layout: 'grid' | 'list'; pages: number }

export function readFilters(search: URLSearchParams): Filters {
  const pages = Number(search.get('pages'))
  return {
    text: (search.get('search') ?? '').trim().slice(0, 100),
    category: (search.get('category') ?? '').slice(0, 60),
    layout: search.get('view') === 'list' ? 'list' : 'grid',
    pages: Number.isSafeInteger(pages) && pages > 1 ? pages : 1,
  }
}

/**
 * The query string for these filters, including its question mark; defaults are left out, so that equal pages have
 * equal URLs.
 */
export function writeFilters(filters: Filters, changes: Partial<Filters> = {}): string {
  const { text, category, layout, pages } = { ...filters, ...changes }
  const search = new URLSearchParams()
  if (text) search.set('search', text)
  if (category) search.set('category', category)
  if (layout === 'list') search.set('view', layout)
  if (pages > 1) search.set('pages', String(pages))
  const query = search.toString()
  return query ? `?${query}` : ''
}
