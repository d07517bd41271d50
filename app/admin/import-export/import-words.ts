import type { ImportPage } from '#server/import-export/index.ts'

/** What a file of each kind holds. */
export const things: Record<ImportPage['kind'], { head: string; one: string; many: string }> = {
  products: { head: 'Product', one: 'product', many: 'products' },
  customers: { head: 'Customer', one: 'customer', many: 'customers' },
  orders: { head: 'Order', one: 'earlier order', many: 'earlier orders' },
  subscribers: { head: 'Address', one: 'newsletter address', many: 'newsletter addresses' },
  redirects: { head: 'Old address', one: 'old address', many: 'old addresses' },
}

export const countOf = (number: number, kind: ImportPage['kind']): string =>
  number === 1 ? `1 ${things[kind].one}` : `${number.toLocaleString('en-US')} ${things[kind].many}`

export function describeDone({ state, progress }: ImportPage): string {
  if (state === 'applying') return 'It is being written.'
  const { tried, failed } = progress
  const left = failed > 0 ? `, ${failed.toLocaleString('en-US')} left alone` : ''
  return `${(tried - failed).toLocaleString('en-US')} written${left}.`
}
