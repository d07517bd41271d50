import type { ImportPage } from '#server/import-export/index.ts'

type Thing = { head: string; one: string; many: string; title: string; text: string }

/** What a file of each kind holds: as a column's head, as one and many of it, and as its card says. */
export const things: Record<ImportPage['kind'], Thing> = {
  products: {
    ...{ head: 'Product', one: 'product', many: 'products', title: 'Products' },
    text: 'A product is known by its kind and slug; columns that you leave out stay as they are. Your own export, changed, or Shopify’s.',
  },
  customers: {
    ...{ head: 'Customer', one: 'customer', many: 'customers', title: 'Customers' },
    text: 'Columns email, full_name and phone, or Shopify’s. New customers choose a password by ‘Reset Password’; no mail goes out.',
  },
  subscribers: {
    ...{ head: 'Address', one: 'newsletter address', many: 'newsletter addresses' },
    title: 'Newsletter addresses',
    text: 'Columns email, status and date, or a list of Mailchimp or of Shopify’s customers. Only who said yes is subscribed; no mail goes out.',
  },
  orders: {
    ...{ head: 'Order', one: 'earlier order', many: 'earlier orders', title: 'Earlier orders' },
    text: 'Finished orders of the shop before this one, to look up. They are never made, charged, shipped or mailed about, and count in no report.',
  },
  redirects: {
    ...{ head: 'Old address', one: 'old address', many: 'old addresses', title: 'Old addresses' },
    text: 'Columns from and to, or Shopify’s redirects. Each leads to a page of this shop, where the shop has no page itself.',
  },
}

/** In the order in which they come in. */
export const importKinds = Object.keys(things) as ImportPage['kind'][]

export const countOf = (number: number, kind: ImportPage['kind']): string =>
  number === 1 ? `1 ${things[kind].one}` : `${number.toLocaleString('en-US')} ${things[kind].many}`

export function describeDone({ state, progress }: ImportPage): string {
  if (state === 'applying') return 'It is being written.'
  const { tried, failed } = progress
  const left = failed > 0 ? `, ${failed.toLocaleString('en-US')} left alone` : ''
  return `${(tried - failed).toLocaleString('en-US')} written${left}.`
}
