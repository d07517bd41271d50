import type { ImportPage } from '#server/import-export/index.ts'

type Thing = { head: string; one: string; many: string; title: string; text: string }

/** Wording for each kind of file: the column head, singular and plural, and the text on its card. */
export const things: Record<ImportPage['kind'], Thing> = {
  products: {
    ...{ head: 'Product', one: 'product', many: 'products', title: 'Products' },
    text: 'A product is identified by its kind and slug; columns you leave out stay unchanged. Use your own export with your changes, or Shopify’s.',
  },
  customers: {
    ...{ head: 'Customer', one: 'customer', many: 'customers', title: 'Customers' },
    text: 'Columns email, full_name and phone, or Shopify’s. New customers choose a password with ‘Reset Password’; no email goes out.',
  },
  subscribers: {
    ...{ head: 'Address', one: 'newsletter address', many: 'newsletter addresses' },
    title: 'Newsletter addresses',
    text: 'Columns email, status and date, or a list from Mailchimp or of Shopify customers. Only people who said yes are subscribed; no email goes out.',
  },
  orders: {
    ...{ head: 'Order', one: 'earlier order', many: 'earlier orders', title: 'Earlier orders' },
    text: 'Finished orders from your previous shop, kept to look up. They’re never made, charged, shipped, or emailed about, and don’t count in any report.',
  },
  redirects: {
    ...{ head: 'Old address', one: 'old address', many: 'old addresses', title: 'Old addresses' },
    text: 'Columns from and to, or Shopify’s redirects. Each one leads to a page of this shop, but only where the shop has no page of its own.',
  },
}

/** In the order in which they are imported. */
export const importKinds = Object.keys(things) as ImportPage['kind'][]

export const countOf = (number: number, kind: ImportPage['kind']): string =>
  number === 1 ? `1 ${things[kind].one}` : `${number.toLocaleString('en-US')} ${things[kind].many}`

export function describeDone({ state, progress }: ImportPage): string {
  if (state === 'applying') return 'It is being written.'
  const { tried, failed } = progress
  const left = failed > 0 ? `, ${failed.toLocaleString('en-US')} left alone` : ''
  return `${(tried - failed).toLocaleString('en-US')} written${left}.`
}
