import { type Holder, isPermitted, type Permission, permissionKeys } from '#domain/people/permissions.ts'
import { table } from '#domain/table.ts'

/**
 * The permission needed to open each address of the back office, by its pattern in routes.ts; if there are several, any
 * one is enough. What is submitted there is checked by the doors.
 */
export const pagePermissions = table<Permission | readonly Permission[]>({
  '/admin': 'orders.read',
  // An address that does not exist: any staff member is told so.
  '/admin/*': permissionKeys,
  '/admin/about': 'content.read',
  '/admin/attention': 'attention.read',
  '/admin/audit': 'audit.read',
  '/admin/audit.csv': 'audit.read',
  '/admin/audit/more': 'audit.read',
  '/admin/batches': ['orders.write', 'production.write', 'shipping.write'],
  '/admin/customers': 'customers.read',
  '/admin/customers/:customerId': 'customers.read',
  '/admin/customers/:customerId/merge': 'customers.write',
  '/admin/customers/more': 'customers.read',
  '/admin/dashboard': 'reports.read',
  '/admin/dashboard.csv': 'reports.read',
  '/admin/earlier-orders': 'orders.read',
  '/admin/edit-requests': 'orders.read',
  '/admin/edit-requests/more': 'orders.read',
  '/admin/edit-requests/:requestId/proof': 'orders.write',
  '/admin/labels': 'shipping.read',
  '/admin/labels/day': 'shipping.read',
  '/admin/labels/day.pdf': 'shipping.read',
  '/admin/labels/more': 'shipping.read',
  '/admin/labels/unpacked': 'shipping.read',
  '/admin/listings/:listingId/preview': 'products.read',
  '/admin/listings/:listingId/stock': 'products.read',
  '/admin/look': 'content.read',
  '/admin/look/mail': 'content.read',
  '/admin/mail-wording': 'content.read',
  '/admin/mail-wording/:mail': 'content.read',
  '/admin/mails': 'mails.read',
  '/admin/mails/incoming': 'mails.read',
  '/admin/mails/incoming/more': 'mails.read',
  '/admin/mails/incoming/:mailId': 'mails.read',
  '/admin/mails/more': 'mails.read',
  '/admin/mails/:mailId': 'mails.read',
  '/admin/media': 'products.read',
  '/admin/media/:mediaId': 'products.read',
  '/admin/newsletter': 'newsletter.read',
  '/admin/newsletter.csv': 'data.export',
  '/admin/newsletter/more': 'newsletter.read',
  '/admin/newsletter/campaigns': 'newsletter.read',
  '/admin/newsletter/campaigns/:campaignId': 'newsletter.read',
  '/admin/pages': 'content.read',
  '/admin/moving-in': 'data.import',
  '/admin/orders.csv': 'data.export',
  '/admin/orders/:orderId': 'orders.read',
  '/admin/orders/:orderId/change': 'orders.write',
  '/admin/orders/:orderId/items/:itemId/studio': 'orders.write',
  '/admin/orders/:orderId/sheets/:sheet': 'shipping.read',
  '/admin/orders/:orderId/shipping': 'shipping.write',
  '/admin/list-settings': [
    'orders.read',
    'customers.read',
    'quotes.read',
    'payments.read',
    'newsletter.read',
    'audit.read',
    'shipping.read',
    'mails.read',
  ],
  '/admin/orders/matching': 'orders.read',
  '/admin/orders/more': 'orders.read',
  '/admin/orders/drafts/:draftOrderId': 'orders.read',
  '/admin/orders/new': 'orders.write',
  '/admin/packing': 'shipping.read',
  '/admin/payments': 'payments.read',
  '/admin/payments/:attemptId': 'payments.read',
  '/admin/payments/more': 'payments.read',
  '/admin/print-files': 'production.write',
  '/admin/print-files.zip': 'production.read',
  '/admin/prints': 'products.read',
  '/admin/production': 'production.read',
  '/admin/production/calendar': 'production.read',
  '/admin/production/film': 'production.read',
  '/admin/production/film.csv': 'production.read',
  '/admin/production/rolls': 'production.read',
  '/admin/production/rolls/:rollId': 'production.read',
  '/admin/production/tickets.pdf': 'production.write',
  '/admin/production/wall': 'production.read',
  '/admin/quotes': 'quotes.read',
  '/admin/quotes/more': 'quotes.read',
  '/admin/redirects': 'settings.read',
  // Redirects to the first of its tabs that the person may open.
  '/admin/settings': [
    ...(['prices.read', 'products.read', 'discounts.read', 'settings.read', 'content.read'] as const),
    ...(['keys.write', 'backups.write', 'webhooks.write'] as const),
  ],
  '/admin/settings/backups': 'backups.write',
  '/admin/settings/blog': 'content.read',
  '/admin/settings/blog/:articleId': 'content.read',
  '/admin/settings/blog/:articleId/preview': 'content.read',
  '/admin/settings/blog/categories': 'content.read',
  '/admin/settings/discounts': 'discounts.read',
  '/admin/settings/discounts/:discountId/uses': 'discounts.read',
  '/admin/settings/general': 'settings.read',
  '/admin/settings/health': 'settings.read',
  '/admin/settings/keys': 'keys.write',
  '/admin/settings/pricing': 'prices.read',
  '/admin/settings/products': 'products.read',
  '/admin/settings/retention': 'settings.read',
  '/admin/settings/shipping': 'settings.read',
  '/admin/settings/webhooks': 'webhooks.write',
  '/admin/settings/webhooks/:webhookId': 'webhooks.write',
  '/admin/staff': 'staff.write',
  '/admin/import-export': 'data.export',
  '/admin/import-export/:importId': 'data.export',
  '/admin/import-export/files/:name': 'data.export',
  '/admin/transfer/*': 'data.export',
  '/admin/tshirt-listings': 'products.read',
  '/admin/tumbler-listings': 'products.read',
})

/** Whether a person may open an address of the back office, given as a pattern. */
export function mayOpen(who: Holder, pattern: string): boolean {
  const asked = pagePermissions[pattern] ?? []
  return [asked].flat().some((permission) => isPermitted(who, permission))
}

/** The same for a link's address, with parameters filled in and a query. */
export const mayOpenAddress = (who: Holder, address: string): boolean =>
  mayOpen(who, patternOf(address.split(/[?#]/, 1)[0] ?? address))

/** Literal paths before patterns, the way routes are matched; `/admin/*` for anything unknown. */
const patternOf = (path: string): string =>
  pagePermissions[path] ? path : (blanks.find(({ matches }) => matches.test(path))?.pattern ?? '/admin/*')

const blanks = Object.keys(pagePermissions)
  .filter((pattern) => pattern.includes(':'))
  .map((pattern) => ({ pattern, matches: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`) }))
