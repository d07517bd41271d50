/** The list's filters as they appear in the URL, so that pages can be shared and the Back button works. */
export type BlogFilter = { search: string; category: string; pages: number }

export function readBlogFilter(query: URLSearchParams): BlogFilter {
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    category: (query.get('category') ?? '').slice(0, 60),
    pages: Math.min(40, Math.max(1, Math.floor(Number(query.get('pages'))) || 1)),
  }
}

export function blogAddress({ search = '', category = '', pages = 1 }: Partial<BlogFilter>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category) query.set('category', category)
  if (pages > 1) query.set('pages', String(pages))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

/** State carried by links from the list: what they open is shown over it. */
export const fromList = { fromList: true } as const

export const cameFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
