import { get, post, type Row, staffOnly } from './row.ts'

const discount = {
  intent: 'save-discount',
  name: 'Summer',
  type: 'percentage',
  value: '10',
  scope: 'site_wide',
  isActive: 'on',
}
const tier = { intent: 'save-tier', productType: 'tumbler', sizeCategory: '40oz', basePrice: '35' }
const pricing = 'routes/admin-settings-pricing.tsx'
const discounts = 'routes/admin-settings-discounts.tsx'

const rate = {
  name: 'Express',
  region: 'domestic',
  description: '',
  baseRate: '19.99',
  freeShippingThreshold: '',
  isActive: 'on',
}

const article = { intent: 'save', title: 'Fresh ink', content: '<p>Words</p>', status: 'draft' }
const absent = '/admin/settings/blog/00000000-0000-4000-8000-000000000000'

/** Site settings, newsletter and articles: what staff do at the desk. */
export const deskRows: Row[] = [
  get('routes/admin-blog.tsx', '/admin/settings/blog', staffOnly()),
  get('routes/admin-article.tsx', '/admin/settings/blog/new', staffOnly()),
  get('routes/admin-article.tsx', ({ draft }) => `/admin/settings/blog/${draft.id}`, staffOnly(), 'a draft'),
  get('routes/admin-article.tsx', absent, staffOnly(403, 404), 'no such article'),
  post('routes/admin-article.tsx', '/admin/settings/blog/new', article, staffOnly(403, 302), {
    intent: 'save',
  }),
  post('routes/admin-article.tsx', '/admin/settings/blog/new', { title: '' }, staffOnly(403, 422), {
    about: 'no title',
  }),
  post('routes/admin-article.tsx', absent, { intent: 'remove' }, staffOnly(403, 404), { intent: 'remove' }),
  get(
    'routes/admin-article-preview.tsx',
    ({ draft }) => `/admin/settings/blog/${draft.id}/preview`,
    staffOnly(),
  ),
  {
    route: 'POST /uploads/blog-media',
    method: 'POST',
    path: '/uploads/blog-media?name=a.png',
    bytes: new Uint8Array(new TextEncoder().encode('no picture')),
    answers: staffOnly(403, 415),
    about: 'no picture',
  },
  get('routes/admin-newsletter.tsx', '/admin/newsletter', staffOnly()),
  get('routes/admin-newsletter-csv.ts', '/admin/newsletter.csv', staffOnly()),
  get('routes/admin-settings.tsx', '/admin/settings/general', staffOnly()),
  get('routes/admin-settings-index.ts', '/admin/settings', staffOnly(403, 302)),
  get('routes/admin-settings-general.tsx', '/admin/settings/general', staffOnly()),
  post(
    'routes/admin-settings-general.tsx',
    '/admin/settings/general',
    { version: '0' },
    staffOnly(403, 422),
    {
      about: 'nothing filled in',
    },
  ),
  get(pricing, '/admin/settings/pricing', staffOnly()),
  post(pricing, '/admin/settings/pricing', { ...tier, basePrice: '?' }, staffOnly(403, 422), {
    intent: 'save-tier',
  }),
  ...['gang-sheet-prices', 'tshirt-prices', 'tumbler-prices'].map((intent) =>
    post(pricing, '/admin/settings/pricing', { intent }, staffOnly(), { intent }),
  ),
  post(pricing, '/admin/settings/pricing', {}, staffOnly(403, 400), { about: 'unknown intent' }),
  get(discounts, '/admin/settings/discounts', staffOnly()),
  post(discounts, '/admin/settings/discounts', discount, staffOnly(), { intent: 'save-discount' }),
  post(
    discounts,
    '/admin/settings/discounts',
    { ...discount, intent: 'try-discount', sampleProduct: 'Tumbler', sampleQuantity: '2', samplePrice: '24' },
    staffOnly(),
    { intent: 'try-discount' },
  ),
  post(discounts, '/admin/settings/discounts', { intent: 'remove-discount', id: '' }, staffOnly(403, 404), {
    intent: 'remove-discount',
  }),
  get('routes/admin-settings-shipping.tsx', '/admin/settings/shipping', staffOnly()),
  post('routes/admin-settings-shipping.tsx', '/admin/settings/shipping', rate, staffOnly()),
]
