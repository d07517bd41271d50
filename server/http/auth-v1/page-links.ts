/** Links to the next and the last page (RFC 8288). The official client expects `page` as the first query parameter. */
export function pageLinks(address: string, page: number, perPage: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, rel: string): string =>
    `<${address}?page=${number}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
