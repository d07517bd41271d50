import { get, post, postOperation, type Row, staffOnly } from './row.ts'

const discount = {
  name: 'Summer',
  type: 'percentage',
  value: '10',
  scope: 'site_wide',
  isActive: 'on',
}
const tier = { productType: 'tumbler', sizeCategory: '40oz', basePrice: '35' }
const pricing = 'admin/settings/pricing/route.tsx'
const discounts = 'admin/settings/discounts/route.tsx'

const rate = {
  name: 'Express',
  region: 'domestic',
  description: '',
  baseRate: '19.99',
  freeFrom: '',
  isActive: 'on',
}

const article = { title: 'Fresh ink', content: '<p>Words</p>', status: 'draft' }
const writing = { operation: 'articles.create' }
const absent = '/admin/settings/blog/00000000-0000-4000-8000-000000000000'

const tshirts = 'admin/listings/tshirts.route.tsx'
const shirt = { priceCents: 2_400, sizes: ['M'], colors: ['Black'], title: 'A new tee', brand: 'Custom' }
const aListing = { input: JSON.stringify(shirt), pictures: '[]' }
const tumblers = 'admin/listings/tumblers.route.tsx'
const nowhere = '00000000-0000-4000-8000-000000000000'
const pictures = 'admin/settings/products/route.tsx'

/** Listings with their stock, and default product images. */
const listingRows: Row[] = [
  get('admin/listings/tumblers.route.tsx', '/admin/tumbler-listings', staffOnly()),
  get(tshirts, '/admin/tshirt-listings', staffOnly()),
  ...Object.entries({ [tshirts]: '/admin/tshirt-listings', [tumblers]: '/admin/tumbler-listings' }).flatMap(
    ([route, path]) => [
      post(route, path, { operation: 'tshirt-listings.create', ...aListing }, staffOnly(), {
        operation: 'tshirt-listings.create',
      }),
      post(route, path, { operation: 'tumbler-listings.create', ...aListing }, staffOnly(403, 422), {
        operation: 'tumbler-listings.create',
      }),
      ...['tshirt-listings.update', 'listings.remove', 'listings.archive', 'listings.bring-back']
        .concat('listings.duplicate')
        .map((operation) =>
          post(route, path, { operation, listing: nowhere, version: '1', ...aListing }, staffOnly(403, 404), {
            operation,
            about: 'no such listing',
          }),
        ),
      post(
        route,
        path,
        { operation: 'tumbler-listings.update', listing: nowhere, version: '1', ...aListing },
        staffOnly(403, 422),
        { operation: 'tumbler-listings.update', about: 'a shirt as a tumbler' },
      ),
    ],
  ),
  get(
    'admin/listings/preview.route.tsx',
    ({ products }) => `/admin/listings/${products.tshirt.id}/preview`,
    staffOnly(),
  ),
  get(
    'admin/listings/stock.route.ts',
    ({ products }) => `/admin/listings/${products.tshirt.id}/stock`,
    staffOnly(),
  ),
  post(
    'admin/listings/stock.route.ts',
    ({ products }) => `/admin/listings/${products.tshirt.id}/stock`,
    {
      operation: 'listings.change-stock',
      stock: '{"kind":"restock","changes":[{"size":"M","color":"Black","to":1}]}',
    },
    staffOnly(),
    { operation: 'listings.change-stock' },
  ),
  get(pictures, '/admin/settings/products', staffOnly()),
  post(
    pictures,
    '/admin/settings/products',
    { operation: 'settings.set-default-picture', product: 'tshirt', version: '0', artworkId: nowhere },
    staffOnly(403, 422),
    { operation: 'settings.set-default-picture', about: 'no such upload' },
  ),
  post(
    pictures,
    '/admin/settings/products',
    { operation: 'settings.set-default-picture', product: 'tshirt', version: '0', mediaId: nowhere },
    staffOnly(403, 422),
    { operation: 'settings.set-default-picture', about: 'nothing of the library' },
  ),
  post(
    pictures,
    '/admin/settings/products',
    { operation: 'settings.change-listing-colors', kind: 'tumbler', colors: '', version: '0' },
    staffOnly(403, 422),
    { operation: 'settings.change-listing-colors', about: 'no colors' },
  ),
  post(
    pictures,
    '/admin/settings/products',
    { operation: 'settings.set-default-picture', product: 'tumbler', version: '7' },
    staffOnly(403, 409),
    { operation: 'settings.set-default-picture', about: 'another version' },
  ),
]

const csv = new Uint8Array(new TextEncoder().encode('email,full_name\nada@example.com,Ada\n'))
const sheet = 'admin/import-export/check.route.tsx'
const oldAddresses = 'admin/redirects/route.tsx'
const noCheck = `/admin/import-export/${nowhere}`

/** Import and export. */
const importRows: Row[] = [
  {
    route: 'POST /uploads/imports/:kind',
    method: 'POST',
    path: '/uploads/imports/customers?name=a.csv',
    bytes: csv,
    answers: staffOnly(403, 201),
  },
  get('admin/import-export/route.tsx', '/admin/import-export', staffOnly()),
  get('admin/import-export/file.route.ts', '/admin/import-export/files/products.csv', staffOnly()),
  get(
    'admin/import-export/file.route.ts',
    '/admin/import-export/files/customers.csv',
    staffOnly(),
    'customers',
  ),
  get('admin/import-export/file.route.ts', '/admin/import-export/files/orders.csv', staffOnly(), 'orders'),
  get(
    'admin/import-export/file.route.ts',
    '/admin/import-export/files/secrets.csv',
    staffOnly(403, 404),
    'no such file',
  ),
  get('admin/import-export/old-address.route.ts', '/admin/transfer', staffOnly(403, 301)),
  get('admin/moving-in/route.tsx', '/admin/moving-in', staffOnly()),
  get('admin/earlier-orders/route.tsx', '/admin/earlier-orders', staffOnly()),
  get(oldAddresses, '/admin/redirects', staffOnly()),
  postOperation(
    oldAddresses,
    '/admin/redirects',
    'redirects.set',
    { from: '/pages/faq', to: '/questions' },
    staffOnly(),
  ),
  postOperation(
    oldAddresses,
    '/admin/redirects',
    'redirects.remove',
    { redirect: nowhere },
    staffOnly(403, 404),
  ),
  get(sheet, noCheck, staffOnly(403, 404), 'no such check'),
  postOperation(sheet, noCheck, 'imports.apply', {}, staffOnly(403, 404)),
  postOperation(sheet, noCheck, 'imports.discard', {}, staffOnly(403, 302)),
]

/** Site settings, newsletter and articles: staff's desk work. */
export const deskRows: Row[] = [
  ...listingRows,
  ...importRows,
  get('admin/blog/route.tsx', '/admin/settings/blog', staffOnly()),
  get('admin/blog/article.route.tsx', '/admin/settings/blog/new', staffOnly()),
  get(
    'admin/blog/article.route.tsx',
    ({ draft }) => `/admin/settings/blog/${draft.id}`,
    staffOnly(),
    'a draft',
  ),
  get('admin/blog/article.route.tsx', absent, staffOnly(403, 404), 'no such article'),
  post(
    'admin/blog/article.route.tsx',
    '/admin/settings/blog/new',
    { ...article, ...writing },
    staffOnly(403, 302),
    { operation: 'articles.create' },
  ),
  post(
    'admin/blog/article.route.tsx',
    '/admin/settings/blog/new',
    { ...article, ...writing, title: '' },
    staffOnly(403, 422),
    { about: 'no title' },
  ),
  ...['articles.update', 'articles.remove'].map((operation) =>
    post(
      'admin/blog/article.route.tsx',
      absent,
      { ...article, operation, article: absent.slice(-36), version: '1' },
      staffOnly(403, 404),
      { operation },
    ),
  ),
  get('admin/blog/preview.route.tsx', ({ draft }) => `/admin/settings/blog/${draft.id}/preview`, staffOnly()),
  {
    route: 'POST /uploads/blog-media',
    method: 'POST',
    path: '/uploads/blog-media?name=a.png',
    bytes: new Uint8Array(new TextEncoder().encode('no picture')),
    answers: staffOnly(403, 415),
    about: 'no picture',
  },
  get('admin/newsletter/route.tsx', '/admin/newsletter', staffOnly()),
  get('admin/newsletter/more.route.ts', '/admin/newsletter/more?state=waiting', staffOnly()),
  get('admin/newsletter/csv.route.ts', '/admin/newsletter.csv', staffOnly()),
  get('admin/settings/route.tsx', '/admin/settings/general', staffOnly()),
  get('admin/settings/first.route.ts', '/admin/settings', staffOnly(403, 302)),
  get('admin/settings/health/route.tsx', '/admin/settings/health', staffOnly()),
  get('admin/settings/general/route.tsx', '/admin/settings/general', staffOnly()),
  post(
    'admin/settings/general/route.tsx',
    '/admin/settings/general',
    { operation: 'settings.change-general', version: '0' },
    staffOnly(403, 422),
    { operation: 'settings.change-general', about: 'nothing filled in' },
  ),
  get(pricing, '/admin/settings/pricing', staffOnly()),
  ...(
    [
      ['price-tiers.create', { ...tier, basePrice: '?' }, 422],
      ['price-tiers.update', { ...tier, tier: nowhere, version: '1' }, 404],
      ['gang-sheets.change-prices', {}, 200],
      ['tshirts.change-prices', {}, 200],
      ['tumblers.change-prices', {}, 200],
    ] as const
  ).map(([operation, fields, allowed]) =>
    post(pricing, '/admin/settings/pricing', { ...fields, operation }, staffOnly(403, allowed), {
      operation,
    }),
  ),
  post(pricing, '/admin/settings/pricing', {}, staffOnly(403, 400), { about: 'no operation' }),
  get(discounts, '/admin/settings/discounts', staffOnly()),
  ...(
    [
      ['discounts.create', discount, 200],
      ['discounts.update', { ...discount, discount: nowhere, version: '1' }, 404],
      ['discounts.try', { ...discount, sampleQuantity: '2', samplePrice: '24' }, 200],
      ['discounts.remove', { discount: '' }, 404],
    ] as const
  ).map(([operation, fields, allowed]) =>
    post(discounts, '/admin/settings/discounts', { ...fields, operation }, staffOnly(403, allowed), {
      operation,
    }),
  ),
  get('admin/settings/shipping/route.tsx', '/admin/settings/shipping', staffOnly()),
  ...(
    [
      ['shipping-rates.create', rate, 200],
      ['shipping-rates.update', { ...rate, rate: nowhere, version: '1' }, 404],
      ['settings.change-label-desk', { desk: '{}' }, 422],
      ['settings.change-delivery', { version: '0' }, 422],
    ] as const
  ).map(([operation, fields, allowed]) =>
    post(
      'admin/settings/shipping/route.tsx',
      '/admin/settings/shipping',
      { ...fields, operation },
      staffOnly(403, allowed),
      { operation },
    ),
  ),
]
