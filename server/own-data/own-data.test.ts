import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { shopContext, visitContext } from '#app/context.ts'
import { loader as exportLoader } from '#app/profile/export.route.ts'
import { artworks } from '#server/artwork/tables.ts'
import { designs } from '#server/designs/tables.ts'
import type { Visit } from '#server/http/visit.ts'
import { inboundMails } from '#server/inbound-mail/tables.ts'
import type { Actor, SignedInUser } from '#server/kernel/actor.ts'
import { hours } from '#server/kernel/clock.ts'
import { newsletterSignups } from '#server/newsletter/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { bulkQuotes } from '#server/quotes/tables.ts'
import { fromNow, noteWrites } from '#tests/authorization/changes.ts'
import { filesOf, fillTheRest, type Row, rowsByKey } from '#tests/authorization/whole-shop.ts'
import { codeSentTo } from '#tests/harness/auth-client.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { promote } from '#tests/harness/promote.ts'
import { visitor } from '#tests/harness/sell.ts'
import { drawnArtwork, sellDrawnSheet, sheetWith } from '#tests/harness/sell-drawn-sheet.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

/** As in the harness's checkout form, so that the orders belong to the same person. */
const person = { email: 'ada@example.com', fullName: 'Ada Lovelace', phone: '512 555 0101' }
const eve = { email: 'eve@example.com', fullName: 'Eve Stranger', phone: '512 555 0199' }
const password = 'ink on film and foil'
const network = '192.0.2.7'

const leave = (shop: TestShop, actor: Actor, proof: { password?: string; code?: string }) =>
  shop.operations.call('account.delete', { ...actor, network }, { understood: true, ...proof })

type Customer = Actor & { user: SignedInUser }

async function join(shop: TestShop, given = person, role: 'customer' | 'admin' | 'owner' = 'customer') {
  await shop.auth.createUser({ ...given, password, role })
  const meta = { clientAddress: network, userAgent: 'test browser', visitorId: crypto.randomUUID() }
  const outcome = await shop.auth.signIn({ email: given.email, password }, meta)
  const value = outcome.ok ? outcome.session.value : ''
  const user = await shop.auth.authenticate(value)
  if (!user) throw new Error('Nobody is signed in')
  const actor: Customer = { visitorId: meta.visitorId, user }
  return { actor, value }
}

/** An order that was made and shipped, an edit request, an address, drafts, a quote and a subscription. */
async function useTheShop(
  shop: TestShop,
  actor: Customer,
  { email, fullName, phone } = person,
  promoCode?: string,
) {
  const contact = { email, fullName, phone }
  const sold = await sellDrawnSheet(shop, actor, { contact, ...(promoCode && { promoCode }) })
  expect(await shop.designs.saveProject(actor, sold.designId)).toMatchObject({ ok: true })
  const asked = { item: sold.item.id, details: 'Please write Ada Lovelace on it' }
  const { request } = await shop.operations.ask('edit-requests.create', actor, asked)
  await shop.operations.ask('edit-requests.write-message', actor, { request, text: `Call me, ${phone}` })
  const letter = { order: sold.order.id, text: `Ada Lovelace here, ${email}` }
  await shop.operations.ask('orders.write-to-shop', actor, letter)
  await shop.orders.setStatus(
    { visitorId: '', user: { ...actor.user, role: 'admin' } },
    sold.order.id,
    'completed',
  )
  const place = { street1: '12 Analytical Way', street2: '', city: 'Austin', state: 'TX', zip: '78702' }
  await shop.people.addAddress(actor, { name: fullName, phone, ...place })
  const draft = await drawnArtwork(shop, actor, 'Draft.png')
  const { size, document } = sheetWith(draft)
  const saved = await shop.designs.save(actor, { sizeId: size.id, quantity: 1, document })
  if (!saved.ok) throw new Error(saved.message)
  const sheet = { name: `${fullName}’s sheet`, description: '', image: null, unitPrice: size.price }
  const line = { id: 'gangsheet-1', productType: 'Gang Sheet', productSize: size.title, quantity: 1 }
  const bag = { ...line, ...sheet, designData: { design_id: saved.design.designId } }
  await shop.operations.ask('cart.sync', actor, { puts: [bag] })
  await shop.newsletter.subscribe({ email })
  await shop.database.orm
    .insert(bulkQuotes)
    .values({ product: 'tumbler', name: fullName, email, quantity: 30, details: {}, userId: actor.user.id })
  await shop.jobs.runDue()
  return { ...sold, draft, draftDesignId: saved.design.designId }
}

async function exported(shop: TestShop, actor: Actor): Promise<Record<string, object[]>> {
  const outcome = await shop.ownData.export(actor)
  if (!outcome.ok) throw new Error(outcome.reason)
  return new Response(outcome.body).json()
}

/** All rows of the shop's own tables as one text. */
async function everything(shop: TestShop): Promise<string> {
  const { rows: tables } = await shop.database.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts = tables.map(async ({ table_name: name }) => {
    const { rows } = await shop.database.pool.query(`select to_jsonb(kept) as row from "${name}" as kept`)
    return `${name} ${JSON.stringify(rows)}`
  })
  return (await Promise.all(texts)).join('\n')
}

test('the export contains everything of one’s own, and nothing of anyone else’s', async () => {
  const { actor } = await join(shop)
  const { order, draftDesignId } = await useTheShop(shop, actor)
  const { actor: other } = await join(shop, eve)

  const own = await exported(shop, actor)
  expect(own).toMatchObject({
    account: [{ email: person.email }],
    profile: [{ ...person, role: 'customer' }],
    identities: [{ provider: 'email' }],
    factors: [],
    sessions: [{ userAgent: 'test browser', address: network }],
    addresses: [{ street1: '12 Analytical Way' }],
    orders: [
      {
        orderNumber: order.orderNumber,
        contact: { name: person.fullName },
        notes: 'Ring twice',
        items: [{}],
      },
    ],
    editRequests: [{ requestDetails: 'Please write Ada Lovelace on it', messages: [{ author: 'customer' }] }],
    quotes: [{ quantity: 30 }],
    orderMessages: [{ orderNumber: order.orderNumber, kind: 'from_customer' }],
    newsletter: [{ email: person.email }],
  })
  expect(own.designs).toHaveLength(2)
  expect(own.designs).toContainEqual(expect.objectContaining({ id: draftDesignId }))
  expect(own.uploads).toHaveLength(2)
  expect(JSON.stringify(own)).not.toMatch(/argon2|password|token|secret/i)

  const others = await exported(shop, other)
  expect(others).toMatchObject({
    profile: [{ fullName: 'Eve Stranger' }],
    orders: [],
    designs: [],
    uploads: [],
  })
  expect(JSON.stringify(others)).not.toContain('Ada')
  await expect(shop.ownData.export({ visitorId: actor.visitorId, user: null })).rejects.toThrow('Sign in')
})

test('the page serves the export, with every section, to the signed-in person, and it is never cached', async () => {
  const { actor } = await join(shop)
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(visitContext, { actor } as Visit)
  const answer = await exportLoader({ context } as unknown as Parameters<typeof exportLoader>[0])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]+\.json"$/)
  const { exportedAt, ...sections } = await answer.json()
  expect(exportedAt).toMatch(/^\d{4}-/)
  expect(Object.keys(sections).sort()).toEqual([
    'account',
    'addresses',
    'batches',
    'bills',
    'cart',
    'designGenerator',
    'designs',
    'drafts',
    'earlierOrders',
    'editRequests',
    'factors',
    'identities',
    'listSettings',
    'listViews',
    'mailsToTheShop',
    'newsletter',
    'notesOfTheShop',
    'orderChanges',
    'orderMessages',
    'orders',
    'profile',
    'quotes',
    'savedProjects',
    'sessions',
    'shipments',
    'tagsOfTheShop',
    'textConsents',
    'uploads',
  ])
})

test('many orders are read page by page into one document', async () => {
  const { actor } = await join(shop)
  for (let count = 0; count < 12; count++) await sellDrawnSheet(shop, actor)

  const { orders: all = [] } = await exported(shop, actor)
  expect(all).toHaveLength(12)
  expect(new Set(all.map((order) => 'orderNumber' in order && order.orderNumber)).size).toBe(12)
})

test('after the deletion no table names the person; the books still balance', async () => {
  const { actor, value } = await join(shop)
  const sold = await useTheShop(shop, actor)
  const before = await shop.database.orm.select().from(orders)
  for (const told of [person.email, person.fullName, person.phone, '12 Analytical Way', 'Ring twice'])
    expect(await everything(shop)).toContain(told)

  expect(await leave(shop, actor, { password })).toMatchObject({ ok: true })
  await shop.jobs.runDue()

  const [receipt, ...more] = (await shop.mail.list()).filter(({ to }) => to === person.email)
  expect(more).toEqual([])
  expect(receipt?.template).toBe('account-deleted')
  expect(receipt?.text).toContain('One order stays in our books')
  await shop.database.pool.query(`delete from mails where id = $1`, [receipt?.id])
  const left = await everything(shop)
  for (const told of [person.email, person.fullName, person.phone, '12 Analytical Way', 'Ring twice'])
    expect(
      left
        .split('\n')
        .filter((table) => table.includes(told))
        .map((table) => table.split(' ')[0]),
    ).toEqual([])
  expect(left).not.toContain(`"customer_id":"${actor.user.id}"`)

  expect(await shop.auth.authenticate(value)).toBeNull()
  const [after] = await shop.database.orm.select().from(orders)
  expect(after).toMatchObject({
    orderNumber: before[0]?.orderNumber,
    totalCents: before[0]?.totalCents,
    taxCents: before[0]?.taxCents,
    customerId: null,
    shippingAddress: { city: 'Austin', state: 'TX', zip: '78702' },
  })
  const staff = { visitorId: '', user: { ...actor.user, id: crypto.randomUUID(), role: 'admin' as const } }
  expect((await shop.orders.getForStaff(staff, sold.order.id))?.items).toHaveLength(1)
  expect(await shop.orders.readInvoice(staff, sold.order.id)).not.toBeNull()
})

/** Tables whose rows still name the person afterwards, and why they may. */
const stays = {
  audit_entries: 'that the account was ended, by its number',
  checkout_holds: 'for the hours of an unpaid checkout',
  mails: 'that the account was ended, to its address',
  rate_limits: 'counts of tries, until their time is over',
  imports: 'what staff have imported, for thirty days',
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

/** What everyone has, even without having done anything here. */
const ofEverybody = ['account', 'exportedAt', 'identities', 'profile', 'sessions']

const filled = (told: Record<string, object[]>): string[] =>
  Object.keys(told)
    .filter((section) => told[section]?.length !== 0)
    .sort()

test('removing one account leaves every other row and file unchanged, and nothing that names the person', async () => {
  await join(shop, { email: 'own@shop.example', fullName: 'Owner', phone: '' }, 'owner')
  await promote(shop)
  const { actor: other } = await join(shop, eve)
  const bought = await useTheShop(shop, other, eve, 'SAVE15')
  await fillTheRest(shop, other, bought.order.id)
  await drawnArtwork(shop, visitor())
  await shop.jobs.runDue()
  const [others, othersFiles] = [await rowsByKey(shop), await filesOf(shop)]

  const { actor } = await join(shop)
  const sold = await useTheShop(shop, actor, person, 'SAVE15')
  await fillTheRest(shop, actor, sold.order.id)
  await shop.jobs.runDue()
  const told = await exported(shop, actor)
  // What others wrote about their orders and to the shop is in tables that name no one.
  const empty = Object.keys(told).filter((section) => told[section]?.length === 0)
  expect(empty.sort()).toEqual(['mailsToTheShop', 'orderChanges'])
  const { actor: newcomer } = await join(shop, { email: 'new@example.com', fullName: 'New', phone: '' })
  expect(filled(await exported(shop, newcomer))).toEqual(ofEverybody)
  const before = await rowsByKey(shop)

  expect(await leave(shop, actor, { password })).toMatchObject({ ok: true })
  await shop.jobs.runDue()
  const after = await rowsByKey(shop)
  for (const key of others.keys()) expect([key, after.get(key)]).toEqual([key, before.get(key)])
  const names = [actor.user.id, actor.visitorId, person.email, person.fullName, person.phone]
  const isNamed = ({ row }: Row) => names.some((name) => JSON.stringify(row).includes(name))
  const tablesNaming = (rows: Map<string, Row>) =>
    new Set([...rows].filter(([key, row]) => !others.has(key) && isNamed(row)).map(([, { table }]) => table))
  expect(tablesNaming(before).size).toBeGreaterThan(30)
  expect([...tablesNaming(after)].sort()).toEqual(Object.keys(stays).sort())

  // Forgotten fields are empty, or say in these words that they were removed.
  const removed = [...after].flatMap(([key, { table, row }]) => {
    const known = new Set(['', ...textsIn((before.get(key) ?? { row }).row)])
    return textsIn(row).flatMap((text) => (known.has(text) ? [] : [`${table}: ${text}`]))
  })
  const instead = removed.filter((text) => !/^order_words|: \d{4}-\d\d-\d\dT/.test(text))
  expect(instead.filter((text, index) => instead.indexOf(text) === index).sort()).toEqual([
    'audit_entries: customer',
    'edit_messages: 00000000-0000-0000-0000-000000000000',
    'edit_messages: Customer',
    'edit_messages: Removed with the customer’s account.',
    'edit_requests: 00000000-0000-0000-0000-000000000000',
    'edit_requests: Removed with the customer’s account.',
    'edit_requests: declined',
    'mails: Removed with an account',
    'order_history: customer',
    'order_items: customer',
  ])

  const [use] = [...after].filter(([key, { table }]) => table === 'discount_uses' && !others.has(key))
  expect(use?.[1].row).toMatchObject({ customer_email: '', once_email: null, order_id: sold.order.id })

  expect(await filesOf(shop)).toEqual(expect.arrayContaining(othersFiles))
  // Printed artwork stays: the artwork that the order's sheet was made from.
  const [printed] = await shop.database.orm.select().from(artworks).where(eq(artworks.id, sold.artworkId))
  const own = (await filesOf(shop)).filter((key) => !othersFiles.includes(key))
  expect(own).toContain(printed?.storageKey)
  expect(own.filter((key) => !key.includes(sold.artworkId) && !key.includes(sold.designId))).toEqual([])
})

test('drafts are deleted with their files; what an order was printed from stays, and belongs to no one', async () => {
  const { actor } = await join(shop)
  const sold = await useTheShop(shop, actor)
  const [draft] = await shop.database.orm.select().from(artworks).where(eq(artworks.id, sold.draft))
  const keys = [draft?.storageKey, draft?.previewKey, draft?.thumbnailKey].map((key) => key ?? '')
  for (const key of keys) expect(await shop.files.exists(key)).toBe(true)

  await leave(shop, actor, { password })
  await shop.jobs.runDue()

  for (const key of keys) expect(await shop.files.exists(key)).toBe(false)
  const kept = await shop.database.orm.select().from(artworks)
  expect(kept).toMatchObject([{ id: sold.artworkId, ownerId: null, visitorId: null }])
  expect(await shop.files.exists(kept[0]?.storageKey ?? '')).toBe(true)
  expect(await shop.database.orm.select().from(designs)).toMatchObject([
    { id: sold.designId, ownerId: null, visitorId: null },
  ])
  expect(await shop.artwork.list(actor)).toEqual([])
})

test('a PDF keeps its bytes if an order prints one of its pages', async () => {
  const { actor } = await join(shop)
  const sold = await useTheShop(shop, actor)
  const [printed] = await shop.database.orm.select().from(artworks).where(eq(artworks.id, sold.artworkId))
  const storageKey = printed?.storageKey ?? ''
  await shop.database.orm.update(artworks).set({ storageKey }).where(eq(artworks.id, sold.draft))

  await leave(shop, actor, { password })
  await shop.jobs.runDue()

  expect(await shop.files.exists(storageKey)).toBe(true)
})

test('without the password or a fresh code nothing changes, and guesses are counted', async () => {
  const clock = createTestClock()
  clock.toNext(hours(1))
  await using shop = await startTestShop({ clock })
  const { actor } = await join(shop)
  await noteWrites(shop)
  const changes = await fromNow(shop)
  const tries = [
    [{}, { password: 'Enter your password' }],
    [{ password: 'wrong' }, { password: 'That password isn’t right' }],
    [{ code: '000000' }, { code: 'That code isn’t right' }],
  ] as const
  for (const [proof, fieldErrors] of tries)
    expect(await leave(shop, actor, proof)).toMatchObject({ reason: 'invalid', fieldErrors })
  for (let count = tries.length; count < 20; count++) await leave(shop, actor, { password: 'wrong' })
  expect(await leave(shop, actor, { password })).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many attempts\. Try again in /),
  })
  expect(await changes()).toEqual({ tables: [], files: [] })
})

test('an emailed code is as good as the password, once', async () => {
  const { actor } = await join(shop)
  await shop.operations.ask('account.mail-deletion-code', { ...actor, network }, {})
  const code = await codeSentTo(shop, person.email)

  expect(await leave(shop, actor, { code })).toMatchObject({ ok: true })
  expect(await shop.auth.userIdOf(person.email)).toBeNull()
})

test('while something still has to be made or picked up the account stays, with everything in it', async () => {
  await using shop = await startTestShop()
  const { actor } = await join(shop)
  await sellDrawnSheet(shop, actor)
  await shop.newsletter.subscribe({ email: person.email })
  await shop.jobs.runDue()
  await noteWrites(shop)
  const changes = await fromNow(shop)

  expect(await leave(shop, actor, { password })).toMatchObject({
    ok: false,
    because: 'open_orders',
  })
  expect(await changes()).toEqual({ tables: [], files: [] })
})

test('the last owner stays; of two who leave at the same time, one does', async () => {
  const one = await join(shop, { email: 'one@shop.example', fullName: 'One', phone: '' }, 'owner')
  expect(await leave(shop, one.actor, { password })).toMatchObject({
    ok: false,
    because: 'last_owner',
  })
  const two = await join(shop, { email: 'two@shop.example', fullName: 'Two', phone: '' }, 'owner')
  const outcomes = await Promise.all([one, two].map(({ actor }) => leave(shop, actor, { password })))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => 'because' in outcome && outcome.because === 'last_owner')).toHaveLength(
    1,
  )
})

test('someone who signed up with another person’s address neither reads nor removes that person’s data', async () => {
  await shop.newsletter.subscribe({ email: person.email })
  await shop.database.orm
    .insert(bulkQuotes)
    .values({ product: 'tumbler', name: 'Ada', email: person.email, quantity: 30, details: {} })
  const form = { email: person.email, password, fullName: 'Eve', phone: '1' }
  const meta = { clientAddress: network, userAgent: 'test', visitorId: '' }
  const outcome = await shop.auth.signUp(form, meta)
  const user = await shop.auth.authenticate(outcome.ok ? (outcome.session?.value ?? '') : '')
  const eve: Actor = { visitorId: '', user }

  expect(await exported(shop, eve)).toMatchObject({ newsletter: [], quotes: [] })
  expect(await leave(shop, eve, { password })).toMatchObject({ ok: true })
  expect(await shop.database.orm.$count(bulkQuotes)).toBe(1)
  expect(await shop.database.orm.$count(newsletterSignups)).toBe(0)
})

test.each([
  ['that has not confirmed its address', eve.email, 'email_confirmed_at = null'],
  // As one that a phone number opened.
  ['without an address', '', 'email = null'],
])('an account %s neither reads nor removes what names that address', async (_case, address, change) => {
  const { actor: other } = await join(shop)
  const { order } = await useTheShop(shop, other)
  await fillTheRest(shop, other, order.id)
  const { pool, orm } = shop.database
  await orm
    .insert(inboundMails)
    .values({ recipients: [], byteSize: 1, receivedAt: new Date(), fromAddress: address })
  for (const [table, owner, column] of [
    ['bulk_quotes', 'user_id', 'email'],
    ['draft_orders', 'customer_id', 'contact_email'],
    ['earlier_orders', 'customer_id', 'contact_email'],
  ])
    await pool.query(`update ${table} set ${owner} = null, ${column} = $1`, [address])
  await pool.query('update mails set to_address = $1', [address])
  const { actor } = await join(shop, eve)
  await pool.query(`update users set ${change} where id = $1`, [actor.user.id])
  expect(filled(await exported(shop, actor))).toEqual(ofEverybody)

  const before = await rowsByKey(shop)
  expect(await leave(shop, actor, { password })).toMatchObject({ ok: true })
  const after = await rowsByKey(shop)
  const isTheirs = ({ row }: Row) => JSON.stringify(row).includes(actor.user.id)
  for (const [key, row] of before) if (!isTheirs(row)) expect([key, after.get(key)]).toEqual([key, row])
})
