import { table } from '#domain/table.ts'
/** Where the subject of an audit entry can be viewed; null when it has no page of its own. */
export function addressOfThing(subject: string): string | null {
  const [kind = '', id = ''] = subject.split(':')
  const sections = table<string>({
    order: `/admin/orders/${id}`,
    'draft-order': `/admin/orders/drafts/${id}`,
    article: `/admin/settings/blog/${id}`,
    campaign: `/admin/newsletter/campaigns/${id}`,
    'blog-category': '/admin/settings/blog/categories',
    'blog-categories': '/admin/settings/blog/categories',
    discount: '/admin/settings/discounts',
    pricing: '/admin/settings/pricing',
    prices: '/admin/settings/pricing',
    settings: '/admin/settings/general',
    'shipping-rate': '/admin/settings/shipping',
    'print-product': '/admin/prints',
    'edit-request': `/admin/edit-requests?request=${id}`,
    mail: `/admin/mails/${id}`,
    'mail-words': `/admin/mail-wording/${id}`,
    quote: `/admin/quotes?quote=${id}`,
    user: '/admin/staff',
  })
  return sections[kind] ?? null
}
