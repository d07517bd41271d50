import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { discountUses } from '#server/discounts/tables.ts'
import { drafts } from '#server/drafts/tables.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { newsletterSignups } from '#server/newsletter/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { customerTags, profiles } from '#server/people/tables.ts'
import { bulkQuotes } from '#server/quotes/tables.ts'
import { fillTheRest, type Row, rowsByKey } from '#tests/authorization/whole-shop.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { drawnArtwork, sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const admin = signedIn('admin', 'mara@shop.example')
const place = { street1: '12 Analytical Way', street2: '', city: 'Austin', state: 'TX', zip: '78702' }

async function join(shop: TestShop, email: string, role: 'customer' | 'office' = 'customer') {
  const password = 'ink on film and foil'
  await shop.auth.createUser({ email, fullName: 'Ada Byron', phone: '', role, password })
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: crypto.randomUUID() }
  const outcome = await shop.auth.signIn({ email, password }, meta)
  const value = outcome.ok ? outcome.session.value : ''
  const user = await shop.auth.authenticate(value)
  if (!user) throw new Error('Nobody is signed in')
  return { actor: { visitorId: meta.visitorId, user }, value, id: user.id }
}

type Joined = Awaited<ReturnType<typeof join>>

/** An order with its shipment, request, message and used code; an address, an upload, a draft, notes and tags. */
async function useTheShop(shop: TestShop, { actor, id }: Joined, street: string) {
  const email = actor.user.email
  const contact = { email, fullName: 'Ada Byron', phone: '' }
  const sold = await sellDrawnSheet(shop, actor, { contact })
  await shop.designs.saveProject(actor, sold.designId)
  await shop.operations.ask('edit-requests.create', actor, { item: sold.item.id, details: 'Smaller, please' })
  await shop.operations.ask('orders.write-to-shop', actor, { order: sold.order.id, text: 'Is it ready?' })
  await shop.people.addAddress(actor, { name: 'Ada', phone: '', ...place, street1: street })
  await drawnArtwork(shop, actor, 'Draft.png')
  await shop.database.orm.insert(drafts).values({
    ...{ ownerId: id, subject: 'new', device: { id: 'd', name: 'Laptop' } },
    content: {} as typeof drafts.$inferInsert.content,
  })
  await shop.database.orm
    .insert(bulkQuotes)
    .values({ product: 'tumbler', name: 'Ada', email, quantity: 30, details: {}, userId: id })
  await shop.database.orm.insert(discountUses).values({
    ...{ discountId: sold.item.id.replace(/^.{8}/, '00000000'), orderId: sold.order.id, amountCents: 1 },
    ...{ customerId: id, customerEmail: email, onceCustomerId: id, expiresAt: new Date() },
  })
  await shop.operations.ask('customers.write-note', admin, { customer: id, text: `Note of ${email}` })
  await shop.operations.ask('customers.set-tags', admin, { customer: id, tags: ['both', email] })
  await shop.newsletter.subscribe({ email })
  await shop.jobs.runDue()
  return sold
}

/** Every row that contains the text, by table and key. */
async function rowsNaming(shop: TestShop, text: string): Promise<Map<string, Row>> {
  const rows = await rowsByKey(shop)
  return new Map([...rows].filter(([, { row }]) => JSON.stringify(row).includes(text)))
}

const merge = (shop: TestShop, kept: Joined, gone: Joined, typed: string, actor = admin) =>
  shop.operations.call('customers.merge', actor, { customer: kept.id, other: gone.id, typed })

test('everything of one account moves to the other in a merge, which is audited and emailed to both, and the account is closed', async () => {
  const kept = await join(shop, 'ada@example.com')
  const gone = await join(shop, 'ada@work.example')
  const bystander = await join(shop, 'eve@example.com')
  const bought = await useTheShop(shop, bystander, '3 Other Road')
  await useTheShop(shop, kept, '1 First Street')
  const sold = await useTheShop(shop, gone, '2 Second Street')
  await shop.people.addAddress(gone.actor, { name: 'Ada', phone: '', ...place, street1: '1 first street' })
  await fillTheRest(shop, gone.actor, sold.order.id)
  await fillTheRest(shop, bystander.actor, bought.order.id)
  const others = await rowsNaming(shop, bystander.id)

  expect(await merge(shop, kept, gone, ' ADA@work.example ')).toEqual({
    ok: true,
    value: { customer: kept.id },
  })
  await shop.jobs.runDue()

  const left = await rowsNaming(shop, gone.id)
  expect([...new Set([...left.values()].map(({ table }) => table))].sort()).toEqual([
    ...['audit_entries', 'checkout_holds', 'imports', 'mails', 'rate_limits'],
  ])
  expect(await rowsNaming(shop, bystander.id)).toEqual(others)
  expect(await shop.auth.authenticate(gone.value)).toBeNull()
  expect(await shop.auth.authenticate(kept.value)).not.toBeNull()
  const customer = await shop.reports.customers.get(admin, kept.id)
  expect(customer).toMatchObject({
    orders: 2,
    tags: ['ada@example.com', 'ada@work.example', 'both'],
    quotes: [{}, {}],
    messages: [{}, {}],
  })
  expect(customer?.notes.map(({ text }) => text).sort()).toEqual([
    'Note of ada@example.com',
    'Note of ada@work.example',
  ])
  expect(customer?.addresses.map(({ street1, isDefault }) => [street1, isDefault])).toEqual([
    ['1 First Street', true],
    ['2 Second Street', false],
  ])
  expect((await shop.orders.getForCustomer(kept.actor, sold.order.id))?.id).toBe(sold.order.id)
  expect(await shop.designs.list(kept.actor)).toHaveLength(2)
  expect(await shop.artwork.list(kept.actor)).toHaveLength(4)
  const open = await shop.database.orm
    .select({ isSetAside: drafts.isSetAside })
    .from(drafts)
    .where(eq(drafts.ownerId, kept.id))
    .orderBy(asc(drafts.isSetAside))
  expect(open).toEqual([{ isSetAside: false }, { isSetAside: true }])
  expect(await shop.database.orm.$count(newsletterSignups)).toBe(3)

  const told = await shop.database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'customers.merge'))
  expect(told).toMatchObject([
    {
      subject: `user:${kept.id}`,
      actorName: 'mara@shop.example',
      before: { account: gone.id, email: 'ada@work.example' },
      after: { account: kept.id, email: 'ada@example.com' },
    },
  ])
  const mailed = (await shop.mail.list()).filter(({ template }) => template === 'accounts-merged')
  expect(mailed.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'ada@work.example'])
})

test('a code that both accounts used once still counts as used once', async () => {
  const [kept, gone] = [await join(shop, 'ada@example.com'), await join(shop, 'ada@work.example')]
  const discountId = crypto.randomUUID()
  for (const { id } of [kept, gone])
    await shop.database.orm.insert(discountUses).values({
      ...{ discountId, orderId: crypto.randomUUID(), amountCents: 1, state: 'used' },
      ...{ customerId: id, customerEmail: '', onceCustomerId: id, expiresAt: new Date() },
    })
  expect(await merge(shop, kept, gone, 'ada@work.example')).toMatchObject({ ok: true })
  const uses = await shop.database.orm
    .select({ customerId: discountUses.customerId, onceCustomerId: discountUses.onceCustomerId })
    .from(discountUses)
    .orderBy(asc(discountUses.onceCustomerId))
  expect(uses).toEqual([
    { customerId: kept.id, onceCustomerId: kept.id },
    { customerId: kept.id, onceCustomerId: null },
  ])
})

test('guest purchases move only with an address that their account has confirmed', async () => {
  const kept = await join(shop, 'ada@example.com')
  for (const isConfirmed of [false, true]) {
    const email = `ada-${isConfirmed}@work.example`
    const gone = await join(shop, email)
    const contact = { email, fullName: 'Ada', phone: '' }
    const { orderNumber } = await sellGangSheet(shop, visitor(), { contact })
    await shop.database.pool.query(
      `update users set email_confirmed_at = ${isConfirmed ? 'now()' : 'null'} where id = $1`,
      [gone.id],
    )
    expect(await merge(shop, kept, gone, email)).toMatchObject({ ok: true })
    const [order] = await shop.database.orm
      .select({ customerId: orders.customerId })
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber ?? ''))
    expect(order?.customerId).toBe(isConfirmed ? kept.id : null)
  }
})

test('staff vouch for guest orders of an unconfirmed address; page, audit and email say what moves', async () => {
  const kept = await join(shop, 'ada@example.com')
  for (const guestOrders of [false, true]) {
    const email = `ada-${guestOrders}@work.example`
    const gone = await join(shop, email)
    await sellGangSheet(shop, visitor(), { contact: { email, fullName: 'Ada', phone: '' } })
    await shop.database.pool.query('update users set email_confirmed_at = null where id = $1', [gone.id])
    expect(await shop.ownData.isAddressProven(admin, gone.id)).toBe(false)
    const pair = { customer: kept.id, other: gone.id, typed: email, guestOrders }
    expect(await shop.operations.call('customers.merge', admin, pair)).toMatchObject({ ok: true })
    expect(await shop.reports.customers.get(admin, kept.id)).toMatchObject({ orders: guestOrders ? 1 : 0 })
    await shop.jobs.runDue()
    const mailed = (await shop.mail.list()).find(
      ({ template, to }) => template === 'accounts-merged' && to === email,
    )
    expect(mailed?.text?.includes('still guest orders')).toBe(!guestOrders)
  }
  const told = await shop.database.orm
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'customers.merge'))
    .orderBy(asc(auditEntries.at))
  expect(told.map(({ after }) => Object.keys(after ?? {}).includes('guestOrders'))).toEqual([false, true])
})

test('nothing is merged with the wrong name typed, with itself, with staff, or by someone without permission', async () => {
  const [kept, gone] = [await join(shop, 'ada@example.com'), await join(shop, 'ada@work.example')]
  const colleague = await join(shop, 'mo@shop.example', 'office')
  expect(await merge(shop, kept, gone, 'ada@example.com')).toMatchObject({
    fieldErrors: { typed: 'Type ada@work.example to merge.' },
  })
  expect(await merge(shop, kept, kept, 'ada@example.com')).toMatchObject({ code: 'invalid' })
  expect(await merge(shop, kept, colleague, 'mo@shop.example')).toMatchObject({ code: 'not_found' })
  expect(await merge(shop, colleague, gone, 'ada@work.example')).toMatchObject({ code: 'not_found' })
  for (const role of ['customer', 'floor', 'office'] as const)
    expect(await merge(shop, kept, gone, 'ada@work.example', signedIn(role))).toMatchObject({
      code: 'forbidden',
    })
  expect(await shop.database.orm.$count(profiles)).toBe(3)
  expect(await shop.database.orm.$count(customerTags)).toBe(0)
})
