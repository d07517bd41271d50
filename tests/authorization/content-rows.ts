import { idPattern } from '#domain/uuid.ts'
import { all, get, post, postOperation, type Row, staffOnly } from './row.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const campaign = 'admin/newsletter/campaign.route.tsx'
const campaigns = '/admin/newsletter/campaigns'
const words = { subject: 'Spring', content: '<p>New sheets</p>' }

const ask = (name: string, fields: Record<string, string>, success: number, of = nobody): Row =>
  postOperation(campaign, `${campaigns}/${of}`, `campaigns.${name}`, fields, staffOnly(403, success))

const campaignRows: Row[] = [
  get('admin/newsletter/campaigns.route.tsx', campaigns, staffOnly()),
  get('admin/newsletter/campaigns.route.tsx', `${campaigns}.data`, staffOnly(), 'data'),
  get(campaign, `${campaigns}/new`, staffOnly()),
  get(campaign, `${campaigns}/${nobody}`, staffOnly(403, 404), 'no such campaign'),
  ask('create', words, 200, 'new'),
  { ...ask('create', { subject: '' }, 422, 'new'), about: 'no subject' },
  ask('preview', words, 200, 'new'),
  ask('test', words, 200, 'new'),
  ...['update', 'send', 'schedule'].map((name) =>
    ask(name, { ...words, version: '1', scheduledAt: '2030-01-02T15:00:00Z' }, 404),
  ),
  ...['unschedule', 'pause', 'resume', 'cancel', 'copy', 'remove'].map((name) => ask(name, {}, 404)),
]

/** Anyone who has a link from an email may use it; an unknown link does nothing. */
const membershipRows: Row[] = ['confirm', 'unsubscribe'].flatMap((purpose) => {
  const route = `newsletter/${purpose}.route.tsx`
  const path = `/newsletter/${purpose}?token=${nobody}`
  return [
    get(route, path, all(200)),
    post(route, path, { 'List-Unsubscribe': 'One-Click' }, all(404), { about: 'one click' }),
    ...['newsletter.confirm', 'newsletter.unsubscribe'].map((operation) =>
      post(route, path, { operation }, all(404), { operation }),
    ),
    post(route, path, {}, all(400), { about: 'unknown operation' }),
  ]
})

const videos = 'ALL /uploads/blog-videos/:id?'
const uuid = `:id{${idPattern}}`
const tus = { 'tus-resumable': '1.0.0' }

const categories = 'admin/blog/categories.route.tsx'
const categoriesPath = '/admin/settings/blog/categories'

const categoryRows: Row[] = [
  get(categories, categoriesPath, staffOnly()),
  post(categories, categoriesPath, { operation: 'blog-categories.create', name: ' ' }, staffOnly(403, 422), {
    operation: 'blog-categories.create',
  }),
  ...['update', 'move', 'remove'].map((verb) =>
    post(
      categories,
      categoriesPath,
      { operation: `blog-categories.${verb}`, category: 'no-such', name: 'X', direction: 'up' },
      staffOnly(403, 404),
      { operation: `blog-categories.${verb}` },
    ),
  ),
  post(categories, categoriesPath, {}, staffOnly(403, 400), { about: 'unknown operation' }),
]

const quotes = 'admin/quotes/route.tsx'

const logRows: Row[] = [
  get('admin/audit/route.tsx', '/admin/audit?kind=order&thing=x&from=2026-01-01', staffOnly()),
  get('admin/audit/route.tsx', '/admin/audit.data', staffOnly(), 'data'),
  get('admin/audit/more.route.ts', '/admin/audit/more?kind=order&sort=who', staffOnly()),
  get('admin/audit/csv.route.ts', '/admin/audit.csv', staffOnly()),
  get(quotes, '/admin/quotes?state=new&text=x', staffOnly()),
  get('admin/quotes/more.route.ts', '/admin/quotes/more?state=new&sort=name', staffOnly()),
  get(quotes, '/admin/quotes.data', staffOnly(), 'data'),
  ...['quotes.answer', 'quotes.note'].map((operation) =>
    post(quotes, '/admin/quotes', { operation, quote: nobody, text: 'Hello' }, staffOnly(403, 404), {
      operation,
    }),
  ),
  post(
    quotes,
    '/admin/quotes',
    { operation: 'quotes.set-state', quote: nobody, from: 'new', to: 'closed' },
    staffOnly(403, 404),
    { operation: 'quotes.set-state' },
  ),
  post(quotes, '/admin/quotes', {}, staffOnly(403, 400), { about: 'nothing filled in' }),
]

const lookRows: Row[] = [
  get('admin/look/route.tsx', '/admin/look', staffOnly()),
  post(
    'admin/look/route.tsx',
    '/admin/look',
    { operation: 'settings.change-look', look: '?', version: '0' },
    staffOnly(403, 422),
    { operation: 'settings.change-look', about: 'nothing filled in' },
  ),
]

const item = 'admin/media/item.route.tsx'
const noItem = `/admin/media/${nobody}`

const mailWording = 'admin/mail-wording/mail.route.tsx'
const wordingPath = '/admin/mail-wording/order-shipped'

const wordingRows: Row[] = [
  get('admin/mail-wording/route.tsx', '/admin/mail-wording', staffOnly()),
  get(mailWording, wordingPath, staffOnly()),
  get(mailWording, '/admin/mail-wording/no-such', staffOnly(403, 404), 'no such mail'),
  ...['settings.change-mail-words', 'mails.preview-words', 'mails.test-words'].map((operation) =>
    post(mailWording, wordingPath, { operation, words: '?', version: '0' }, staffOnly(403, 422), {
      operation,
      about: 'nothing filled in',
    }),
  ),
]

const aboutRows: Row[] = [
  get('admin/look/mail.route.ts', '/admin/look/mail?draft-look=x', staffOnly()),
  get('admin/settings/discounts/uses.route.ts', `/admin/settings/discounts/${nobody}/uses`, staffOnly()),
  get('admin/site-pages/route.tsx', '/admin/pages?page=terms', staffOnly()),
  post(
    'admin/site-pages/route.tsx',
    '/admin/pages',
    { operation: 'settings.change-site-page', page: 'terms', body: '', version: '?' },
    staffOnly(403, 422),
    { operation: 'settings.change-site-page', about: 'nothing filled in' },
  ),
  get('admin/about/route.tsx', '/admin/about', staffOnly()),
  post(
    'admin/about/route.tsx',
    '/admin/about',
    { operation: 'settings.change-about-page', chapters: '?', version: '0' },
    staffOnly(403, 422),
    { operation: 'settings.change-about-page', about: 'nothing filled in' },
  ),
]

const libraryRows: Row[] = [
  get('admin/media/route.tsx', '/admin/media?filter=unused&text=x', staffOnly()),
  get('admin/media/route.tsx', '/admin/media.data', staffOnly(), 'data'),
  get(item, noItem, staffOnly(403, 404), 'nothing there'),
  ...['media.describe', 'media.remove', 'media.bring-back'].map((operation) =>
    post(item, noItem, { operation, fileName: 'x', alt: '' }, staffOnly(403, 404), { operation }),
  ),
  post(item, noItem, {}, staffOnly(403, 400), { about: 'unknown operation' }),
  {
    route: 'POST /uploads/blog-media',
    about: 'of an upload that is not there',
    method: 'POST',
    path: `/uploads/blog-media?name=a.png&artwork=${nobody}`,
    answers: staffOnly(403, 404),
  },
]

/** Only staff upload videos; everyone can play them. */
const videoRows: Row[] = [
  {
    route: videos,
    method: 'POST',
    path: '/uploads/blog-videos',
    headers: { ...tus, 'upload-length': '4', 'upload-metadata': 'filename ZmlsbQ==' },
    answers: staffOnly(403, 201),
  },
  {
    route: videos,
    about: 'too large',
    method: 'POST',
    path: '/uploads/blog-videos',
    headers: { ...tus, 'upload-length': '524288001', 'upload-metadata': 'filename ZmlsbQ==' },
    answers: staffOnly(403, 413),
  },
  { route: videos, method: 'GET', path: `/uploads/blog-videos/${nobody}`, answers: staffOnly(403, 404) },
  { route: `GET /files/films/${uuid}`, method: 'GET', path: `/files/films/${nobody}`, answers: all(404) },
]

/** Content: newsletter, articles, looks. */
export const contentRows: Row[] = [
  ...campaignRows,
  ...membershipRows,
  ...videoRows,
  ...categoryRows,
  ...logRows,
  ...lookRows,
  ...libraryRows,
  ...wordingRows,
  ...aboutRows,
]
