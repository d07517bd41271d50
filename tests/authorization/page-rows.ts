import { randomUUID } from 'node:crypto'
import { sitePageNames } from '#domain/content/site-pages.ts'
import { bulkQuoteProducts } from '#domain/orders/bulk-quote-schema.ts'
import { chosenNames } from '#domain/shop/retention-terms.ts'
import { makeKey } from '#tests/harness/api-key.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { withFreshSession } from './callers.ts'
import {
  all,
  by,
  customerOnly,
  get,
  post,
  postJson,
  postOperation,
  type Row,
  signedInOnly,
  staffOnly,
  visitorOnly,
} from './row.ts'
import type { World } from './things.ts'

const aiWish = { prompt: 'A fox', style: 'Modern', sizeId: '13x12' }
const bulkQuote = { product: bulkQuoteProducts[0], name: 'Ada', email: 'ada@bulk.example', quantity: '500' }

/** Storefront pages; their forms are open to everyone. */
const openPages: Row[] = [
  get('home/route.tsx', '/', all(200)),
  post(
    'home/route.tsx',
    '/?index',
    (_, { name }) => ({ operation: 'newsletter.subscribe', email: `${name}@news.example` }),
    all(200),
    { operation: 'newsletter.subscribe' },
  ),
  post('home/route.tsx', '/?index', { operation: 'newsletter.subscribe', email: 'nothing' }, all(422), {
    operation: 'newsletter.subscribe',
    about: 'no address',
  }),
  get('builder/route.tsx', '/builder', all(200)),
  get('builder/gang-sheet.route.tsx', '/gang-sheet', all(200)),
  get('ai-builder/route.tsx', '/ai-builder', all(200)),
  postOperation('ai-builder/route.tsx', '/ai-builder', 'ai-designs.request', aiWish, all(302)),
  postOperation(
    'ai-builder/route.tsx',
    '/ai-builder',
    'ai-designs.request',
    { ...aiWish, prompt: '' },
    all(422),
    { about: 'no prompt' },
  ),
  post(
    'ai-builder/route.tsx',
    '/ai-builder',
    ({ aiRunId }) => ({ operation: 'ai-designs.use', run: aiRunId, index: '0' }),
    customerOnly(200),
    { operation: 'ai-designs.use' },
  ),
  get('cart/route.tsx', '/cart', all(200)),
  get('checkout/route.tsx', '/checkout', all(200)),
  get('blog/route.tsx', '/blog', all(200)),
  get('blog/article.route.tsx', ({ article }) => `/blog/${article.slug}`, all(200)),
  get('blog/article.route.tsx', ({ draft }) => `/blog/${draft.slug}`, all(404), 'a draft'),
  get('about/route.tsx', '/about', all(200)),
  get('search/route.tsx', '/search?q=tee', all(200)),
  ...sitePageNames.map((name) => get('policies/route.tsx', `/${name}`, all(200), name)),
  postOperation(
    'policies/route.tsx',
    '/contact',
    'quotes.request',
    { ...bulkQuote, product: 'question', 'detail:Message': 'Do you print on felt?' },
    all(200),
  ),
  get('quotes/route.ts', '/quotes', all(302)),
  postOperation('quotes/route.ts', '/quotes', 'quotes.request', bulkQuote, all(200)),
  postOperation('quotes/route.ts', '/quotes', 'quotes.request', {}, all(422), {
    about: 'nothing filled in',
  }),
  get('feed/route.ts', '/feed.xml', all(200)),
  get('feed/sitemap.route.ts', '/sitemap.xml', all(200)),
  get('feed/robots.route.ts', '/robots.txt', all(200)),
  get('api-reference/route.tsx', '/api-reference', all(200)),
  get('shell/not-found.route.tsx', '/no/such/page', all(404)),
  post('shell/not-found.route.tsx', '/no/such/page', {}, all(405)),
  get('admin/not-found.route.tsx', '/admin/no-such-page', staffOnly(403, 404)),
]

/** Shelves are open to everyone; products not on sale to no one. */
const shelfPages: Row[] = [
  get('marketplace/premade-sheets.route.tsx', '/prints', all(200)),
  get('marketplace/premade-sheet.route.tsx', ({ products }) => `/prints/${products.sheet.slug}`, all(200)),
  get(
    'marketplace/premade-sheet.route.tsx',
    ({ products }) => `/prints/${products.hidden.slug}`,
    all(404),
    'off sale',
  ),
  get('marketplace/prints.route.tsx', '/print-marketplace', all(200)),
  get('marketplace/print.route.tsx', ({ products }) => `/print-marketplace/${products.print.slug}`, all(200)),
  get('tshirts/route.tsx', '/tshirts', all(200)),
  get('tumblers/route.tsx', '/tumblers', all(200)),
  get('marketplace/tshirts.route.tsx', '/tshirt-marketplace', all(200)),
  get(
    'marketplace/tshirt.route.tsx',
    ({ products }) => `/tshirt-marketplace/${products.tshirt.slug}`,
    all(200),
  ),
  get('marketplace/tumblers.route.tsx', '/tumbler-marketplace', all(200)),
  get(
    'marketplace/tumbler.route.tsx',
    ({ products }) => `/tumbler-marketplace/${products.tumbler.slug}`,
    all(200),
  ),
]

/** Payment: anyone who knows a payment's secret names may finish it, but learns nothing more. */
const payingPages: Row[] = [
  postJson(
    'POST /api/v1/checkout/prepare',
    '/api/v1/checkout/prepare',
    ({ freshCheckout, callers }) => freshCheckout(callers.customer),
    customerOnly(201, 409),
    'the customer’s design',
  ),
  postJson(
    'POST /api/v1/checkout/prepare',
    '/api/v1/checkout/prepare',
    ({ freshCheckout, callers }) => freshCheckout(callers.anonymous),
    visitorOnly(201, 409),
    'the visitor’s design',
  ),
  postJson(
    'POST /api/v1/checkout/prepare',
    '/api/v1/checkout/prepare',
    ({ usedCheckout }) => usedCheckout(),
    customerOnly(201, 422),
    'the customer’s checkout once more',
  ),
  get(
    'checkout/payment-success.route.tsx',
    ({ attemptId }) => `/payment-success?attempt=${attemptId}`,
    all(200),
  ),
  post(
    'checkout/payment-success.route.tsx',
    ({ attemptId }) => `/payment-success?attempt=${attemptId}`,
    { operation: 'payments.settle' },
    all(200),
    { operation: 'payments.settle' },
  ),
  post(
    'checkout/payment-success.route.tsx',
    `/payment-success?attempt=${randomUUID()}`,
    { operation: 'payments.settle' },
    all(404),
    {
      operation: 'payments.settle',
      about: 'no such payment',
    },
  ),
  get('checkout/sandbox-pay.route.tsx', ({ reference }) => `/sandbox-pay/${reference}`, all(200)),
  get('checkout/sandbox-pay.route.tsx', '/sandbox-pay/unknown', all(404), 'no such payment'),
  post(
    'checkout/sandbox-pay.route.tsx',
    async ({ freshPayment }) => `/sandbox-pay/${(await freshPayment()).reference}`,
    { operation: 'sandbox-payments.pay', card: 'approved' },
    all(302),
    { operation: 'sandbox-payments.pay' },
  ),
  post(
    'checkout/sandbox-pay.route.tsx',
    async ({ freshPayment }) => `/sandbox-pay/${(await freshPayment()).reference}`,
    { operation: 'sandbox-payments.cancel' },
    all(302),
    { operation: 'sandbox-payments.cancel' },
  ),
]

const newAccount = {
  fullName: 'New',
  phone: '512 555 0100',
  password: 'ink on film',
  confirmPassword: 'ink on film',
}
const profile = { fullName: 'Ada Byron', phone: '512 555 0123' }
const home = { street1: '12 Analytical Way', city: 'Austin', state: 'TX', zip: '78702' }
const badLink = { token: 'x', password: 'ink on film', confirmPassword: 'ink on film' }

const auth = (
  operation: string,
  fields: Exclude<Row['form'], undefined>,
  answers: Row['answers'],
  more: Partial<Row> = {},
) => postOperation('auth/route.tsx', '/auth', operation, fields, answers, { by: 'spent', ...more })

const ofProfile = (
  operation: string,
  fields: Record<string, string> = {},
  success = 200,
  more: Partial<Row> = {},
) =>
  post('profile/route.tsx', '/profile', { operation, ...fields }, signedInOnly(303, success), {
    operation,
    ...more,
  })

const nobodys = randomUUID()

const profileForms: Row[] = [
  ofProfile('profile.update', profile),
  ofProfile('profile.set-texts', { wanted: 'on', textPhone: '512 555 0101' }),
  ofProfile('factors.begin-app'),
  ofProfile('factors.finish-app', { factor: nobodys, code: '0' }, 400),
  ofProfile('factors.remove', { factor: nobodys }, 404),
  ofProfile('factors.new-recovery-codes', {}, 404),
  ofProfile('sessions.end', { session: nobodys }, 404),
  ofProfile('addresses.add', {}, 422),
  ofProfile('addresses.update', { ...home, address: nobodys }, 404),
  ofProfile('addresses.remove', { address: nobodys }, 404),
  ofProfile('addresses.set-default', { address: nobodys }, 404),
  ofProfile('passkeys.begin'),
  ofProfile('passkeys.add', { challengeId: nobodys, credential: '{}' }, 400),
  ofProfile('passkeys.rename', { passkey: nobodys, name: 'x' }, 409),
  ofProfile('passkeys.remove', { passkey: nobodys }, 404),
  ofProfile('profile.reset-password'),
  ofProfile('identities.link', { provider: 'nobody' }, 404),
  ofProfile('identities.unlink', { identity: nobodys }, 404),
  ofProfile('account.mail-deletion-code'),
  ofProfile('account.delete', { understood: 'on', password: 'a guess' }, 422, {
    about: 'without the password',
  }),
  ofProfile('no-such-thing', {}, 400, { about: 'unknown operation' }),
]

const accountPages: Row[] = [
  get('auth/route.tsx', '/auth', all(200)),
  get('auth/route.tsx', '/auth?provider=nobody', all(303), 'a provider that is not set'),
  get('auth/route.tsx', '/auth?code=nobodys', all(303), 'a code without its browser'),
  auth('account.sign-up', (_, { name }) => ({ ...newAccount, email: `${name}@new.example` }), all(303)),
  auth('account.sign-up', ({ callers }) => ({ ...newAccount, email: callers.customer.email }), all(409), {
    about: 'somebody’s address',
  }),
  auth(
    'account.sign-in',
    ({ callers, password }) => ({ email: callers.otherCustomer.email, password }),
    all(303),
  ),
  auth('account.sign-in', ({ callers }) => ({ email: callers.admin.email, password: 'wrong' }), all(400), {
    about: 'wrong password',
  }),
  auth('account.send-reset-link', { email: 'nobody@new.example' }, all(200)),
  auth('account.choose-password', badLink, all(400)),
  auth('account.send-sign-in-link', { email: 'nobody@new.example' }, all(200)),
  auth('account.follow-link', { type: 'magiclink', token: 'w' }, all(400)),
  auth('second-step.verify-code', { factor: nobodys, code: '000000' }, all(400)),
  auth('second-step.use-recovery-code', { code: 'x' }, all(400)),
  auth('second-step.text-code', { factor: nobodys }, all(400)),
  auth('second-step.ask-key', { factor: nobodys }, all(400)),
  auth('second-step.use-key', { factor: nobodys, challengeId: nobodys, credential: '{}' }, all(400)),
  auth('account.ask-passkey', {}, all(200)),
  auth('account.sign-in-by-passkey', { challengeId: nobodys, credential: '{}' }, all(400)),
  auth('account.confirm-email', badLink, all(400)),
  auth('account.sign-out', {}, all(303)),
  auth('no-such.thing', {}, all(400), { about: 'unknown operation' }),
  get('profile/route.tsx', '/profile', signedInOnly(303)),
  ...profileForms,
  get('profile/export.route.ts', '/profile/export', signedInOnly(303)),
  get('proof/route.tsx', '/auth/prove?next=/profile', signedInOnly(303)),
  post(
    'proof/route.tsx',
    '/auth/prove',
    { operation: 'proof.prove', password: 'wrong' },
    signedInOnly(303, 422),
    { operation: 'proof.prove' },
  ),
  post('proof/route.tsx', '/auth/prove', { operation: 'proof.send-code' }, signedInOnly(303), {
    operation: 'proof.send-code',
  }),
  get('portal/route.tsx', '/customer-portal', signedInOnly(302)),
]

const portal = (
  operation: string,
  form: Exclude<Row['form'], undefined>,
  answers: Row['answers'],
  more: Partial<Row> = {},
) => postOperation('portal/route.tsx', '/customer-portal', operation, form, answers, more)

const orderAt = ({ orderId }: World): string => `/order/${orderId}`

const ofOrderPage = (
  operation: string,
  form: Exclude<Row['form'], undefined>,
  answers: Row['answers'],
  path: Row['path'] = orderAt,
) => postOperation('portal/order.route.tsx', path, operation, form, answers)

/** For guests, tests/e2e/shop/guest-order.e2e.ts shows that the email's link opens their order and no one else's. */
const orderPage: Row[] = [
  get('portal/order.route.tsx', orderAt, customerOnly(200)),
  get('portal/order.route.tsx', '/order/no-order', all(404), 'an id that can be none'),
  get(
    'portal/order.route.tsx',
    (world) => `${orderAt(world)}?key=zzzzzzzz.nobodys`,
    all(303),
    'a key of nobody’s',
  ),
  ofOrderPage(
    'edit-requests.create',
    ({ itemId }) => ({ item: itemId, details: 'Smaller, please' }),
    by(401, 200, 404, 404, 404),
  ),
  ofOrderPage(
    'edit-requests.write-message',
    ({ requestId }) => ({ request: requestId, text: 'The second logo' }),
    by(401, 200, 404, 200, 200),
  ),
  ofOrderPage(
    'edit-requests.approve-proof',
    async ({ freshProof }) => ({ proof: (await freshProof()).proofId }),
    by(401, 200, 404, 404, 404),
  ),
  ofOrderPage(
    'orders.write-to-shop',
    ({ orderId }) => ({ order: orderId, text: 'Is it ready?' }),
    by(401, 200, 404, 404, 404),
  ),
  ofOrderPage('orders.order-again', ({ orderId }) => ({ order: orderId }), by(401, 200, 404, 404, 404)),
  ofOrderPage('orders.keep-in-account', {}, by(401, 409, 404, 404, 404)),
  ofOrderPage('orders.mail-link', { orderNumber: 'GW-900123', email: 'nobody@new.example' }, all(200)),
]

/** What customers do with their own orders and requests; staff have no more access to them here than others. */
const portalRows: Row[] = [
  portal(
    'edit-requests.create',
    ({ itemId }) => ({ item: itemId, details: 'Smaller, please' }),
    by(303, 200, 404, 404, 404),
  ),
  portal(
    'edit-requests.create',
    ({ itemId }) => ({ item: itemId, details: ' ' }),
    by(303, 422, 422, 422, 422),
    {
      about: 'no words',
    },
  ),
  portal(
    'edit-requests.write-message',
    ({ requestId }) => ({ request: requestId, text: 'Thank you' }),
    by(303, 200, 404, 200, 200),
  ),
  portal(
    'edit-requests.approve-proof',
    async ({ freshProof }) => ({ proof: (await freshProof()).proofId }),
    by(303, 200, 404, 404, 404),
  ),
  portal('orders.order-again', ({ orderId }) => ({ order: orderId }), by(303, 200, 404, 404, 404)),
  portal(
    'designs.rename',
    ({ designIds }) => ({ design: designIds.customer, name: 'Spring drop' }),
    by(303, 200, 404, 404, 404),
  ),
  portal(
    'designs.rename',
    ({ designIds }) => ({ design: designIds.customer, name: ' ' }),
    by(303, 422, 422, 422, 422),
    { about: 'no name' },
  ),
  portal('designs.remove', ({ designIds }) => ({ design: designIds.customer }), by(303, 200, 404, 404, 404)),
  portal(
    'designs.bring-back',
    ({ designIds }) => ({ design: designIds.customer }),
    by(303, 200, 404, 404, 404),
  ),
  portal('designs.keep', {}, by(303, 200, 200, 200, 200)),
  portal('', {}, by(303, 400, 400, 400, 400), { about: 'unknown operation' }),
]

const edits = (
  operation: string,
  form: Exclude<Row['form'], undefined>,
  answers: Row['answers'] = staffOnly(),
  more: Partial<Row> = {},
) => postOperation('admin/edit-requests/route.tsx', '/admin/edit-requests', operation, form, answers, more)

const ownerOnly = (refusal = 403, success = 200): Row['answers'] =>
  by(refusal, refusal, refusal, refusal, success)

const staffForm = (
  operation: string,
  form: Exclude<Row['form'], undefined>,
  answers: Row['answers'] = ownerOnly(),
  more: Partial<Row> = {},
) => post('admin/staff/route.tsx', '/admin/staff', form, answers, { operation, ...more })

const toFreshPerson =
  (operation: string, more: Record<string, string> = {}): Row['form'] & object =>
  async ({ freshPerson }) => ({ operation, person: await freshPerson(), ...more })

/** Only an owner decides who works in the shop. Applied to a user created for it. */
const staffRows: Row[] = [
  get('admin/staff/route.tsx', '/admin/staff', ownerOnly()),
  get('admin/staff/route.tsx', '/admin/staff.data', ownerOnly(), 'data'),
  staffForm('staff.invite', (_, { name }) => ({
    operation: 'staff.invite',
    fullName: 'Teo Lindqvist',
    email: `${name}@staff.example`,
    role: 'admin',
  })),
  staffForm(
    'staff.invite',
    { operation: 'staff.invite', fullName: '', email: '', role: 'admin' },
    ownerOnly(403, 422),
    { about: 'nothing filled in' },
  ),
  staffForm('staff.set-role', toFreshPerson('staff.set-role', { role: 'owner' })),
  staffForm('staff.suspend', toFreshPerson('staff.suspend')),
  staffForm('staff.unsuspend', toFreshPerson('staff.unsuspend')),
  staffForm('staff.end-sessions', toFreshPerson('staff.end-sessions')),
  staffForm('staff.end-session', async ({ shop, callers }) => {
    const { actor } = await withFreshSession(shop, callers.admin)
    return {
      operation: 'staff.end-session',
      person: actor.user?.id ?? '',
      session: actor.user?.sessionId ?? '',
    }
  }),
  staffForm(
    'staff.end-session',
    toFreshPerson('staff.end-session', { session: randomUUID() }),
    ownerOnly(403, 404),
    { about: 'a session that is over' },
  ),
  staffForm(
    'staff.set-role',
    { operation: 'staff.set-role', person: randomUUID(), role: 'admin' },
    ownerOnly(403, 404),
    { about: 'nobody' },
  ),
  staffForm('roles.create', (_, { name }) => ({
    operation: 'roles.create',
    name: `Lead ${name}`.slice(0, 40),
    permissions: 'orders.read',
  })),
  staffForm(
    'roles.update',
    {
      operation: 'roles.update',
      role: randomUUID(),
      version: '1',
      name: 'Lead of nobody',
      permissions: 'orders.read',
    },
    ownerOnly(403, 404),
  ),
  staffForm('roles.remove', { operation: 'roles.remove', role: randomUUID() }, ownerOnly(403, 404)),
]

const editRequestRows: Row[] = [
  get(
    'admin/edit-requests/route.tsx',
    ({ requestId }) => `/admin/edit-requests?request=${requestId}`,
    staffOnly(),
  ),
  get('admin/edit-requests/more.route.ts', '/admin/edit-requests/more?sort=-asked', staffOnly()),
  get('admin/edit-requests/route.tsx', '/admin/edit-requests.data?status=pending', staffOnly(), 'data'),
  get(
    'admin/order/item-studio.route.tsx',
    ({ orderId, itemId }) => `/admin/orders/${orderId}/items/${itemId}/studio`,
    staffOnly(),
  ),
  get(
    'admin/edit-requests/proof.route.tsx',
    ({ requestId }) => `/admin/edit-requests/${requestId}/proof`,
    staffOnly(),
  ),
  get(
    'admin/edit-requests/proof.route.tsx',
    `/admin/edit-requests/${randomUUID()}/proof`,
    staffOnly(403, 404),
    'no such request',
  ),
  edits('edit-requests.review', async ({ freshRequest }) => ({
    request: await freshRequest(),
    decision: 'approved',
    response: 'We change it',
  })),
  edits(
    'edit-requests.review',
    async ({ freshRequest }) => ({ request: await freshRequest(), decision: 'declined', response: '' }),
    staffOnly(403, 422),
    { about: 'no response' },
  ),
  edits(
    'edit-requests.write-message',
    ({ requestId }) => ({ request: requestId, text: 'On it' }),
    staffOnly(),
    {
      about: 'by the shop',
    },
  ),
  edits('edit-requests.offer-proof', async ({ freshRequest, artworkIds, callers, itemArtworkId }) => ({
    request: await freshRequest(),
    replacedId: itemArtworkId,
    artworkId: artworkIds[callers.admin.name],
    note: 'Like this?',
  })),
  edits(
    'edit-requests.offer-proof',
    async ({ freshRequest, itemDocument }) => ({
      request: await freshRequest(),
      document: JSON.stringify(itemDocument),
      note: 'Like this?',
    }),
    staffOnly(),
    { about: 'a sheet' },
  ),
  edits('', {}, staffOnly(403, 400), { about: 'unknown operation' }),
]

const order = 'admin/order/route.tsx'

const keysRoute = 'admin/settings/keys/route.tsx'
const keys = '/admin/settings/keys'

/** Keys of other systems, for owners. */
const keyRows: Row[] = [
  get(keysRoute, keys, ownerOnly()),
  get(keysRoute, `${keys}.data`, ownerOnly(), 'data'),
  post(
    keysRoute,
    keys,
    { operation: 'keys.create', name: 'ERP', permissions: 'orders.read', days: '30' },
    ownerOnly(),
    { operation: 'keys.create' },
  ),
  post(keysRoute, keys, { operation: 'keys.create', name: ' ' }, ownerOnly(403, 422), {
    operation: 'keys.create',
    about: 'without a name',
  }),
  {
    ...post(keysRoute, keys, {}, ownerOnly(), { operation: 'keys.revoke' }),
    form: async ({ shop }) => {
      const { id } = await makeKey(shop, 'Till')
      return { operation: 'keys.revoke', key: id }
    },
  },
  post(keysRoute, keys, { operation: 'keys.revoke', key: randomUUID() }, ownerOnly(403, 404), {
    operation: 'keys.revoke',
    about: 'no such key',
  }),
  post(keysRoute, keys, { operation: 'no-such-thing' }, ownerOnly(403, 400), { about: 'unknown operation' }),
]

const backupsRoute = 'admin/settings/backups/route.tsx'
const backupsPage = '/admin/settings/backups'

/** Backups of the whole shop, for owners; no destination is allowed there. */
const backupRows: Row[] = [
  get(backupsRoute, backupsPage, ownerOnly()),
  post(backupsRoute, backupsPage, { operation: 'backups.save-plan', every: 'day' }, ownerOnly(403, 422), {
    operation: 'backups.save-plan',
  }),
  post(backupsRoute, backupsPage, { operation: 'backups.begin' }, ownerOnly(403, 409), {
    operation: 'backups.begin',
  }),
]

const retentionRoute = 'admin/settings/retention/route.tsx'
const retentionPage = '/admin/settings/retention'
const noDays = Object.fromEntries(chosenNames.map((name) => [name, '']))

const retentionRows: Row[] = [
  get(retentionRoute, retentionPage, staffOnly()),
  post(retentionRoute, retentionPage, { ...noDays, operation: 'retention.preview' }, staffOnly(), {
    operation: 'retention.preview',
  }),
  post(
    retentionRoute,
    retentionPage,
    { ...noDays, operation: 'settings.change-retention', version: '999' },
    staffOnly(403, 409),
    { operation: 'settings.change-retention' },
  ),
]

const webhookRoute = 'admin/settings/webhooks/webhook.route.tsx'
const webhooksRoute = 'admin/settings/webhooks/route.tsx'
const webhooks = '/admin/settings/webhooks'
const noWebhook = { webhook: randomUUID() }
const newWebhook = { name: 'ERP', url: 'https://example.com/gangway', events: 'order.paid' }

/** Webhooks to other programs, for owners. */
const webhookRows: Row[] = [
  get(webhooksRoute, webhooks, ownerOnly()),
  post(webhooksRoute, webhooks, { ...newWebhook, operation: 'webhooks.create' }, ownerOnly(), {
    operation: 'webhooks.create',
  }),
  get(
    webhookRoute,
    async ({ shop }) => {
      const events = ['order.paid' as const]
      const made = await shop.operations.ask('webhooks.create', signedIn('owner'), { ...newWebhook, events })
      return `${webhooks}/${made.webhook.id}`
    },
    ownerOnly(),
  ),
  get(webhookRoute, `${webhooks}/${noWebhook.webhook}`, ownerOnly(403, 404), 'no such webhook'),
  ...(
    [
      ['webhooks.update', { ...newWebhook, version: '1' }],
      ['webhooks.change-secret', {}],
      ['webhooks.remove', {}],
      ['webhooks.try', {}],
      ['webhooks.repeat', { delivery: randomUUID() }],
    ] as const
  ).map(([operation, fields]) =>
    post(
      webhookRoute,
      `${webhooks}/${noWebhook.webhook}`,
      { ...noWebhook, ...fields, operation },
      ownerOnly(403, 404),
      { operation },
    ),
  ),
]

const staffPages: Row[] = [
  get('admin/route.tsx', '/admin', staffOnly()),
  get('admin/orders/route.tsx', '/admin?customer=quillfeather', staffOnly()),
  get('admin/orders/none.route.tsx', '/admin', staffOnly()),
  get(order, ({ orderId }) => `/admin/orders/${orderId}`, staffOnly()),
  get(order, `/admin/orders/${randomUUID()}`, staffOnly(403, 404), 'no such order'),
  postOperation(
    order,
    async ({ freshOrder }) => `/admin/orders/${(await freshOrder()).orderId}`,
    'orders.set-status',
    { to: 'in_production' },
    staffOnly(),
  ),
  postOperation(
    order,
    async ({ unverifiedOrder }) => `/admin/orders/${await unverifiedOrder()}`,
    'payments.confirm',
    {},
    staffOnly(),
  ),
  postOperation(
    order,
    async ({ freshOrder }) => `/admin/orders/${(await freshOrder()).orderId}`,
    'payments.refund',
    () => ({ refundId: randomUUID(), kind: 'amount', amountCents: '1', reason: 'A test' }),
    staffOnly(),
  ),
  postOperation(
    order,
    async ({ unverifiedOrder }) => `/admin/orders/${await unverifiedOrder()}`,
    'orders.change-due-date',
    { day: '2030-01-02', reason: 'A test', seen: '' },
    staffOnly(),
  ),
  post(
    order,
    ({ orderId }) => `/admin/orders/${orderId}`,
    { operation: 'no-such-thing' },
    staffOnly(403, 400),
    {
      about: 'unknown operation',
    },
  ),
  get('admin/payments/route.tsx', '/admin/payments?filter=attention&search=GW-000001', staffOnly()),
  get('admin/payments/more.route.ts', '/admin/payments/more?sort=-amount', staffOnly()),
  get('admin/payments/none.route.tsx', '/admin/payments', staffOnly()),
  get('admin/payments/payment.route.tsx', ({ attemptId }) => `/admin/payments/${attemptId}`, staffOnly()),
  get(
    'admin/payments/payment.route.tsx',
    `/admin/payments/${randomUUID()}`,
    staffOnly(403, 404),
    'no such payment',
  ),
  post(
    'admin/payments/payment.route.tsx',
    ({ attemptId }) => `/admin/payments/${attemptId}`,
    { operation: 'payments.check' },
    staffOnly(),
    { operation: 'payments.check' },
  ),
  post(
    'admin/payments/payment.route.tsx',
    ({ attemptId }) => `/admin/payments/${attemptId}`,
    { operation: 'payments.note-difference', difference: 'None that is there' },
    staffOnly(403, 409),
    { operation: 'payments.note-difference' },
  ),
  get('admin/prints/route.tsx', '/admin/prints', staffOnly()),
  post(
    'admin/prints/route.tsx',
    '/admin/prints',
    {
      operation: 'prints.create',
      product: '{"kind":"print","title":"A print","basePriceCents":1,"variants":[]}',
    },
    staffOnly(403, 422),
    { operation: 'prints.create', about: 'without a picture' },
  ),
  post(
    'admin/prints/route.tsx',
    '/admin/prints',
    {
      operation: 'prints.update',
      print: randomUUID(),
      version: '1',
      product: '{"kind":"print","title":"A print","basePriceCents":1,"isActive":false,"variants":[]}',
    },
    staffOnly(403, 404),
    { operation: 'prints.update', about: 'no such product' },
  ),
  post(
    'admin/prints/route.tsx',
    '/admin/prints',
    { operation: 'prints.remove', print: randomUUID() },
    staffOnly(403, 404),
    { operation: 'prints.remove', about: 'no such product' },
  ),
  get('mailbox/route.tsx', '/dev/mailbox', by(404, 404, 404, 404, 200)),
  get('mailbox/route.tsx', '/dev/mailbox?key=guessed', by(404, 404, 404, 404, 200), 'a guessed key'),
  post(
    'mailbox/route.tsx',
    '/dev/mailbox',
    { operation: 'mails.simulate-bounce', mail: randomUUID() },
    by(404, 404, 404, 404, 404),
    { operation: 'mails.simulate-bounce' },
  ),
  post('mailbox/route.tsx', '/dev/mailbox', {}, by(404, 404, 404, 404, 400), {
    about: 'unknown operation',
  }),
]

/** What React Router fetches on navigation between pages; redirects are sent as 202 there. */
const dataOfPages: Row[] = [
  get('admin/route.tsx', '/admin.data', staffOnly(), 'data'),
  get(
    'admin/orders/route.tsx',
    '/admin.data?_routes=routes%2Fadmin-orders&customer=quillfeather',
    staffOnly(),
    'data',
  ),
  get(
    order,
    ({ orderId }) => `/admin/orders/${orderId}.data?_routes=routes%2Fadmin-order`,
    staffOnly(),
    'data',
  ),
  get('mailbox/route.tsx', '/dev/mailbox.data', by(404, 404, 404, 404, 200), 'data'),
  get('profile/route.tsx', '/profile.data', signedInOnly(202), 'data'),
  get('portal/route.tsx', '/customer-portal.data', signedInOnly(202), 'data'),
  post(
    order,
    async ({ freshOrder }) => `/admin/orders/${(await freshOrder()).orderId}.data`,
    { operation: 'orders.set-status', to: 'shipped' },
    staffOnly(),
    { about: 'data' },
  ),
  post('profile/route.tsx', '/profile.data', { ...profile, operation: 'profile.update' }, signedInOnly(202), {
    about: 'data',
  }),
]

export const pageRows: Row[] = [
  ...openPages,
  ...shelfPages,
  ...payingPages,
  ...accountPages,
  ...portalRows,
  ...orderPage,
  ...staffPages,
  ...editRequestRows,
  ...staffRows,
  ...keyRows,
  ...backupRows,
  ...retentionRows,
  ...webhookRows,
  ...dataOfPages,
]
