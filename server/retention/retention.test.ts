import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  chosenNames,
  chosenRetention,
  type RetentionName,
  type RetentionSettings,
  retentionTerms,
} from '#domain/shop/retention-terms.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days, minutes } from '#server/kernel/clock.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { webhookDeliveries, webhooks } from '#server/webhooks/tables.ts'
import { filesOf, rowsByKey } from '#tests/authorization/whole-shop.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { drawnArtwork, sellDrawnSheet, sheetWith } from '#tests/harness/sell-drawn-sheet.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { webhookRetention } from '../webhooks/retention.ts'
import { applyRule } from './apply-rule.ts'

const clock = createTestClock()
const shop = await shareTestShop({ clock })

const owner = signedIn('owner')

/** Each kind at its shortest allowed time. */
const shortest = Object.fromEntries(
  chosenNames.map((name) => [name, chosenRetention[name].least]),
) as RetentionSettings

async function choose(shop: TestShop, retention: Partial<RetentionSettings>) {
  const { version } = await shop.settings.readForStaff(owner)
  await shop.operations.ask('settings.change-retention', owner, {
    ...seedShopSettings.retention,
    ...retention,
    version,
  })
}

async function saveDesign(shop: TestShop, actor: Actor): Promise<{ designId: string; artworkId: string }> {
  const artworkId = await drawnArtwork(shop, actor)
  const { size, document } = sheetWith(artworkId)
  const saved = await shop.designs.save(actor, { sizeId: size.id, quantity: 1, document })
  if (!saved.ok) throw new Error(saved.message)
  return { designId: saved.design.designId, artworkId }
}

/** An order that was made, with its print file, and completed. */
async function finishedOrder(shop: TestShop, customer: Actor) {
  const sold = await sellDrawnSheet(shop, customer)
  const key = `print-files/${sold.item.id}.png`
  await shop.files.write(key, Buffer.alloc(2_000), { contentType: 'image/png' })
  await insert(shop, 'print_files', {
    ...{ order_id: sold.order.id, order_item_id: sold.item.id, file_name: 'sheet.png', storage_key: key },
    ...{ state: 'ready', byte_size: 2_000, requested_by: owner.user?.id },
  })
  await shop.orders.setStatus(owner, sold.order.id, 'completed')
  return sold
}

/** Sets the date one minute before its time is up. */
async function age(shop: TestShop, table: string, column: string, where: string, name: RetentionName) {
  const { days: usual } = retentionTerms[name]
  const kept = name in shortest ? shortest[name as keyof RetentionSettings] : usual
  const moment = new Date(shop.clock.now().getTime() - days(kept ?? 0) + minutes(1))
  await shop.database.pool.query(`update ${table} set ${column} = $1 where ${where}`, [moment])
}

/** What must be deleted or changed by each rule, by table and id, once its time is up. */
type Expected = Record<RetentionName, { gone: string[]; changed?: string[] }>

const keyOf = (table: string, ...keys: string[]): string => `${table} ${JSON.stringify(keys)}`

async function insert(shop: TestShop, table: string, values: Record<string, unknown>): Promise<string> {
  const id = randomUUID()
  const all = { id, ...values }
  const names = Object.keys(all)
  await shop.database.pool.query(
    `insert into ${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(all),
  )
  return id
}

async function fillOrders(shop: TestShop, customer: Actor): Promise<Expected['orderFiles']> {
  const sold = await finishedOrder(shop, customer)
  const { id } = sold.order
  const { rows: files } = await shop.database.pool.query(`select id from print_files where order_id = $1`, [
    id,
  ])
  await age(shop, 'orders', 'placed_at', `id = '${id}'`, 'orderFiles')
  for (const [table, column] of [
    ['order_history', 'at'],
    ['print_files', 'created_at'],
  ] as const)
    await age(shop, table, column, `order_id = '${id}'`, 'orderFiles')
  await age(shop, 'designs', 'updated_at', `id = '${sold.designId}'`, 'orderFiles')
  return {
    gone: [
      ...files.map((file) => keyOf('print_files', file.id)),
      keyOf('designs', sold.designId),
      keyOf('artworks', sold.artworkId),
    ],
    changed: [keyOf('order_items', sold.item.id)],
  }
}

/** Orders as old as that one that still have something open. */
async function fillOpenOrders(shop: TestShop, customer: Actor): Promise<string[]> {
  const { operations } = shop
  const inProduction = await finishedOrder(shop, customer)
  await shop.orders.setStatus(owner, inProduction.order.id, 'in_production')
  const asked = await finishedOrder(shop, customer)
  await shop.orders.setStatus(owner, asked.order.id, 'pending_review')
  await operations.ask('edit-requests.create', customer, { item: asked.item.id, details: 'Bigger, please' })
  await shop.orders.setStatus(owner, asked.order.id, 'completed')
  const written = await finishedOrder(shop, customer)
  await operations.ask('orders.write-to-shop', customer, { order: written.order.id, text: 'Where is it?' })
  const reprinted = await finishedOrder(shop, customer)
  await insert(shop, 'production_reprints', {
    ...{ order_item_id: reprinted.item.id, ticket: 'GW-1', run: 0, copies: 1, wasted_inches: 1 },
    ...{ reason: 'other', actor_name: 'Floor' },
  })
  const ids = [inProduction, asked, written, reprinted].map(({ order }) => order.id)
  const listed = ids.map((id) => `'${id}'`)
  await shop.database.pool.query(`update orders set placed_at = '2020-01-01' where id in (${listed})`)
  for (const [table, column] of [
    ['order_history', 'at'],
    ['order_messages', 'at'],
    ['edit_requests', 'created_at'],
    ['print_files', 'created_at'],
  ] as const)
    await shop.database.pool.query(
      `update ${table} set ${column} = '2020-01-01' where order_id in (${listed})`,
    )
  return ids
}

async function fillDesigns(shop: TestShop, customer: Actor): Promise<Partial<Expected>> {
  const account = await saveDesign(shop, customer)
  await age(shop, 'designs', 'updated_at', `id = '${account.designId}'`, 'accountDesigns')
  const warned = new Date(shop.clock.now().getTime() - days(14) + minutes(1))
  await shop.database.pool.query(`update designs set warned_at = $1 where id = $2`, [
    warned,
    account.designId,
  ])
  const visitors = await saveDesign(shop, visitor())
  await age(shop, 'designs', 'updated_at', `id = '${visitors.designId}'`, 'visitorDesigns')
  const lost = await drawnArtwork(shop, visitor())
  await age(shop, 'artworks', 'created_at', `id = '${lost}'`, 'visitorArtwork')
  const removed = await drawnArtwork(shop, customer)
  await shop.artwork.remove(customer, removed)
  await age(shop, 'artworks', 'removed_at', `id = '${removed}'`, 'removedArtwork')
  const unfinished = await insert(shop, 'artworks', {
    ...{
      file_name: 'half.png',
      byte_size: 9,
      storage_key: 'artworks/half/original',
      owner_id: owner.user?.id,
    },
  })
  await age(shop, 'artworks', 'created_at', `id = '${unfinished}'`, 'unfinishedUploads')
  const unpicked = await insert(shop, 'artworks', {
    ...{ file_name: 'type.svg', byte_size: 9, storage_key: 'artworks/type/original', state: 'rejected' },
    ...{ missing_fonts: '["Foo"]', owner_id: owner.user?.id },
  })
  await age(shop, 'artworks', 'created_at', `id = '${unpicked}'`, 'unpickedDrawings')
  return {
    accountDesigns: { gone: [keyOf('designs', account.designId)] },
    visitorDesigns: { gone: [keyOf('designs', visitors.designId)] },
    visitorArtwork: { gone: [], changed: [keyOf('artworks', lost)] },
    removedArtwork: { gone: [keyOf('artworks', removed)] },
    unfinishedUploads: { gone: [keyOf('artworks', unfinished)] },
    unpickedDrawings: { gone: [], changed: [keyOf('artworks', unpicked)] },
  }
}

async function fillRest(shop: TestShop): Promise<Partial<Expected>> {
  const { pool } = shop.database
  const made = { created_at: shop.clock.now() }
  const who = { user_id: randomUUID(), user_email: 'staff@example.com' }
  const run = { prompt: 'A fox', style: 'Modern', size_id: '13x12', seed: 1, state: 'done' }
  const ids = {
    aiDesigns: await insert(shop, 'ai_design_runs', { ...run, ...made }),
    removedMedia: await insert(shop, 'media', {
      ...{ kind: 'picture', source: 'blog', key: 'public/x', src: '/files/public/x/1.webp', ...made },
      ...{ file_name: 'x.webp', uploaded_by_name: 'Staff', removed_at: shop.clock.now() },
    }),
    imports: await insert(shop, 'imports', { kind: 'products', file_name: 'p.csv', ...who, ...made }),
    batches: await insert(shop, 'batches', {
      ...{ kind: 'statuses', choice: {}, state: 'done', file_key: 'batches/one.pdf' },
      ...{ ...who, ...made },
    }),
  }
  const webhookId = await insert(shop, 'webhooks', {
    name: 'ERP',
    url: 'https://erp.example',
    events: [],
    ...made,
  })
  const told = { webhook_id: webhookId, event: 'order.placed', body: '{}', ...made }
  const delivery = await insert(shop, 'webhook_deliveries', { ...told, state: 'delivered' })
  const waiting = await insert(shop, 'webhook_deliveries', told)
  await pool.query(`update webhook_deliveries set created_at = '2020-01-01' where id = $1`, [waiting])
  await age(shop, 'ai_design_runs', 'created_at', `id = '${ids.aiDesigns}'`, 'aiDesigns')
  await age(shop, 'media', 'removed_at', `id = '${ids.removedMedia}'`, 'removedMedia')
  await age(shop, 'imports', 'created_at', `id = '${ids.imports}'`, 'imports')
  await age(shop, 'batches', 'created_at', `id = '${ids.batches}'`, 'batches')
  await age(shop, 'webhook_deliveries', 'created_at', `id = '${delivery}'`, 'webhookDeliveries')
  const mail = await insert(shop, 'mails', {
    ...{ dedupe_key: 'old', template: 'order-confirmation', to_address: 'a@example.com', state: 'sent' },
    ...{ data: { name: 'Ada' }, subject: 'Order GW-1', html: '<p>Ada</p>', text: 'Ada' },
  })
  await age(shop, 'mails', 'created_at', `id = '${mail}'`, 'mailBodies')
  const entry = await insert(shop, 'audit_entries', {
    actor_name: 'a',
    action: 'order.set',
    subject: 'order:1',
  })
  await age(shop, 'audit_entries', 'at', `id = '${entry}'`, 'auditEntries')
  const came = { recipients: [], byte_size: 1, received_at: '2020-01-01' }
  const inbound = await insert(shop, 'inbound_mails', { ...came, state: 'taken' })
  await age(shop, 'inbound_mails', 'received_at', `id = '${inbound}'`, 'inboundMails')
  await insert(shop, 'inbound_mails', { ...came, state: 'unmatched' })
  const agreed = { phone: '+15125550101', words: 'Yes', agreed_at: '2020-01-01' }
  const consent = await insert(shop, 'text_consents', { ...agreed, order_id: randomUUID() })
  await age(shop, 'text_consents', 'agreed_at', `id = '${consent}'`, 'textConsents')
  await insert(shop, 'text_consents', { ...agreed, user_id: randomUUID() })
  return {
    ...Object.fromEntries(
      Object.entries({
        aiDesigns: 'ai_design_runs',
        removedMedia: 'media',
        imports: 'imports',
        batches: 'batches',
      }).map(([name, table]) => [name, { gone: [keyOf(table, ids[name as keyof typeof ids])] }]),
    ),
    webhookDeliveries: { gone: [keyOf('webhook_deliveries', delivery)] },
    mailBodies: { gone: [], changed: [keyOf('mails', mail)] },
    auditEntries: { gone: [keyOf('audit_entries', entry)] },
    inboundMails: { gone: [keyOf('inbound_mails', inbound)] },
    textConsents: { gone: [keyOf('text_consents', consent)] },
  }
}

test('each rule removes what it says once its time is up, as previewed, and nothing else', async () => {
  const customer = signedIn('customer')
  await choose(shop, shortest)
  await fillOpenOrders(shop, customer)
  const expected = {
    ...{ orderFiles: await fillOrders(shop, customer) },
    ...(await fillDesigns(shop, customer)),
    ...(await fillRest(shop)),
  } as Expected
  expect(Object.keys(expected).sort()).toEqual(Object.keys(retentionTerms).sort())
  await shop.jobs.runDue()
  const before = await rowsByKey(shop)

  await shop.retention.apply()
  expect(await changesSince(shop, before)).toEqual({ gone: [], changed: [], came: [] })

  clock.advance(days(1))
  const { goes } = await shop.operations.ask('retention.preview', owner, shortest)
  const files = await filesOf(shop)
  await shop.retention.apply()
  await shop.jobs.runDue()
  const seen = await changesSince(shop, before)
  const all = Object.values(expected)
  expect(seen.gone.sort()).toEqual(all.flatMap(({ gone }) => gone).sort())
  expect(seen.changed.sort()).toEqual(all.flatMap(({ changed = [] }) => changed).sort())

  const removals = await shop.database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'retention.remove'))
  expect(seen.came).toHaveLength(removals.length)
  const removed = removals.map(({ subject, after }) => ({
    name: subject.replace('retention:', ''),
    ...(after as { count: number; bytes: number }),
  }))
  const counts = (list: readonly { name: string; count: number; bytes: number }[]) =>
    list.map(({ name, count, bytes }) => [name, count, bytes]).sort()
  expect(counts(removed)).toEqual(counts(goes))
  expect(goes.map(({ count }) => count)).toEqual(chosenNames.map(() => 1))
  expect(goes.find(({ name }) => name === 'orderFiles')?.bytes).toBeGreaterThan(1_000)

  const after = await filesOf(shop)
  expect(after.filter((key) => !files.includes(key))).toEqual([])
  const [artwork] = expected.orderFiles.gone.filter((key) => key.startsWith('artworks'))
  expect(after.some((key) => key.includes(JSON.parse(artwork?.replace('artworks ', '') ?? '[]')[0]))).toBe(
    false,
  )
})

async function changesSince(shop: TestShop, before: Awaited<ReturnType<typeof rowsByKey>>) {
  const now = await rowsByKey(shop)
  return {
    gone: [...before.keys()].filter((key) => !now.has(key)),
    changed: [...before].flatMap(([key, row]) => {
      const other = now.get(key)
      return other && JSON.stringify(other) !== JSON.stringify(row) ? [key] : []
    }),
    came: [...now.keys()].filter((key) => !before.has(key)),
  }
}

test('a process that ends midway leaves whole batches done, and the next run does the rest', async () => {
  const [webhook] = await shop.database.orm
    .insert(webhooks)
    .values({ name: 'ERP', url: 'https://erp.example', events: [], createdAt: clock.now() })
    .returning()
  const told = {
    webhookId: webhook?.id ?? '',
    event: 'order.placed',
    body: '{}',
    state: 'delivered' as const,
  }
  await shop.database.orm
    .insert(webhookDeliveries)
    .values(Array.from({ length: 450 }, () => ({ ...told, createdAt: clock.now() })))
  clock.advance(days(30))
  const [rule] = webhookRetention
  if (!rule) throw new Error('No rule')
  const before = clock.now()
  let batches = 0
  const reach = (): void => {
    if (++batches === 2) throw new Error('The process ended')
  }
  const { database } = shop
  await expect(applyRule({ database, clock, reach }, rule, before)).rejects.toThrow('The process ended')
  expect(await database.orm.$count(webhookDeliveries)).toBe(250)

  await applyRule({ database, clock, reach: () => {} }, rule, before)
  expect(await database.orm.$count(webhookDeliveries)).toBe(0)
  const noted = await database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'retention.remove'))
  expect(noted.map(({ after }) => (after as { count: number }).count).sort()).toEqual([200, 200, 50])
})

test('an order whose artwork is no longer kept says so when it is reordered or printed', async () => {
  const customer = signedIn('customer')
  const { order, item } = await finishedOrder(shop, customer)
  await choose(shop, { orderFiles: 180 })
  clock.advance(days(181))
  const due = clock.now()
  await shop.retention.apply()

  expect(await shop.operations.ask('orders.order-again', customer, { order: order.id })).toEqual({
    items: [],
    unavailable: [
      {
        name: item.name,
        problem: 'We no longer have the artwork for this order. Upload it again to order it.',
      },
    ],
  })
  expect(await shop.printFiles.request(owner, item.id)).toMatchObject({ ok: false, reason: 'artwork_gone' })
  const kept = await shop.orders.getForStaff(owner, order.id)
  expect(kept).toMatchObject({ orderNumber: order.orderNumber, totalCents: order.totalCents })
  expect(kept?.items[0]?.imageUrl).toBeNull()
  const { at, keptDays } = kept?.items[0]?.designData?.artworkGone ?? { at: '', keptDays: 0 }
  expect(keptDays).toBe(180)
  expect(new Date(at) >= due && new Date(at) <= clock.now()).toBe(true)
  expect(await shop.orders.readInvoice(owner, order.id)).not.toBeNull()
})

test('a customer is emailed 14 days before unused designs are removed, and keeps them with one click', async () => {
  const email = 'ada@example.com'
  await shop.auth.createUser({
    email,
    password: 'ink on film and foil',
    role: 'customer',
    fullName: 'Ada',
    phone: '',
  })
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: randomUUID() }
  const outcome = await shop.auth.signIn({ email, password: 'ink on film and foil' }, meta)
  const user = await shop.auth.authenticate(outcome.ok ? outcome.session.value : '')
  const customer: Actor = { visitorId: meta.visitorId, user }
  for (let count = 0; count < 2; count++) await saveDesign(shop, customer)
  const left = async () => (await shop.designs.list(customer)).length
  const pass = async (count: number) => {
    clock.advance(days(count))
    await shop.retention.apply()
    await shop.jobs.runDue()
  }
  const warnings = async () =>
    (await shop.mail.list()).filter(({ template }) => template === 'designs-ending')
  await choose(shop, { accountDesigns: 180 })

  await pass(165)
  expect([await warnings(), await shop.designs.endingOf(customer)]).toEqual([[], null])
  await pass(2)
  const [warning, ...more] = await warnings()
  expect(more).toEqual([])
  expect(warning).toMatchObject({ to: email, text: expect.stringContaining('/customer-portal?tab=designs') })
  expect(await shop.designs.endingOf(customer)).toMatch(/^\d{4}-/)

  expect(await shop.operations.ask('designs.keep', customer, {})).toEqual({ designs: 2 })
  expect(await shop.designs.endingOf(customer)).toBeNull()
  await pass(20)
  expect([await left(), (await warnings()).length]).toEqual([2, 1])

  await pass(150)
  expect([await left(), (await warnings()).length]).toEqual([2, 2])
  await pass(15)
  expect(await left()).toBe(0)
})
