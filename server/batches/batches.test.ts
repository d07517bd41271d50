import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { minutes } from '#server/kernel/clock.ts'
import { openDatabase } from '#server/kernel/database.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createLocks } from '#server/kernel/postgres/locks.ts'
import { profiles } from '#server/people/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { sellLines, sellSheet } from '#tests/harness/print-orders.ts'
import { visitor } from '#tests/harness/sell.ts'
import { listingLine, stockTshirt } from '#tests/harness/shelves.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { workBatchJob } from './deps.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const signIn = async (shop: TestShop, role: 'admin' | 'floor' | 'customer' = 'admin'): Promise<Actor> =>
  (await signInFrom(shop, browse(shop), role)).actor

async function only(shop: TestShop, actor: Actor) {
  const [batch, ...others] = await shop.batches.list(actor)
  expect(others).toEqual([])
  if (!batch) throw new Error('No batch')
  return batch
}

test('statuses are changed one by one, reported order by order, and undone by a separate batch', async () => {
  const dora = await signIn(shop)
  const first = await orderToShip(shop, visitor(), { status: 'pending_review' })
  const second = await orderToShip(shop, visitor(), { status: 'in_production' })
  const orders = [second.orderId, first.orderId, crypto.randomUUID()]
  await shop.operations.ask('batches.set-statuses', dora, { orders, to: 'ready_for_pickup' })
  expect(await only(shop, dora)).toMatchObject({
    ...{ kind: 'statuses', state: 'working', isUndoable: false },
    counts: { total: 2, done: 0, failed: 0 },
  })
  await shop.jobs.runDue()
  const done = await only(shop, dora)
  expect(done).toMatchObject({
    ...{ state: 'finished', isUndoable: true, file: null, failures: [] },
    counts: { total: 2, done: 2, failed: 0 },
    toMail: [first.orderId, second.orderId],
  })
  expect(done.done.map(({ orderNumber, message }) => `${orderNumber} ${message}`)).toEqual([
    `${first.orderNumber} Pending review → Ready for pickup`,
    `${second.orderNumber} In production → Ready for pickup`,
  ])

  await shop.operations.ask('orders.set-status', dora, { order: first.orderId, to: 'completed' })
  await shop.operations.ask('batches.undo', dora, { batch: done.id })
  await shop.jobs.runDue()
  const [undone] = await shop.batches.list(dora)
  // Anything someone has changed since is left alone.
  expect(undone).toMatchObject({ counts: { total: 2, done: 1, failed: 1 } })
  expect(undone?.failures).toEqual([
    {
      ...{ trouble: 'order', message: 'Someone has changed it since.' },
      orders: [{ orderId: first.orderId, orderNumber: first.orderNumber }],
    },
  ])
  expect((await shop.orders.getForStaff(dora, second.orderId))?.status).toBe('in_production')
})

test('a batch belongs to whoever started it and does only what they may do when it runs', async () => {
  const [dora, other] = [await signIn(shop), await signIn(shop)]
  const { orderId } = await orderToShip(shop, visitor())
  const input = { rate: 'cheapest' as const, paper: '4x6' as const, orders: [{ order: orderId }] }
  const customer = await signIn(shop, 'customer')
  await expect(shop.operations.ask('batches.make-labels', customer, input)).rejects.toThrow('Access Denied')
  const { batch } = await shop.operations.ask('batches.make-labels', dora, input)
  expect(await shop.batches.list(other)).toEqual([])
  for (const name of ['batches.try-again', 'batches.stop', 'batches.dismiss', 'batches.undo'] as const)
    await expect(shop.operations.ask(name, other, { batch })).rejects.toThrow('You have no such batch.')
  await shop.database.orm
    .update(profiles)
    .set({ role: 'customer' })
    .where(eq(profiles.userId, dora.user?.id ?? ''))
  await shop.jobs.runDue()
  expect(await only(shop, dora)).toMatchObject({
    counts: { total: 1, done: 0, failed: 1 },
    failures: [{ message: 'Access Denied' }],
  })
  expect(await shop.shipping.listForOrders(other, [orderId])).toEqual([])
})

test('labels fail in two classes, address and account; a retry redoes only the failed ones', async () => {
  const dora = await signIn(shop)
  const good = await orderToShip(shop, visitor())
  const bad = await orderToShip(shop, visitor())
  await shop.database.pool.query(
    `update orders set shipping_address = jsonb_set(shipping_address, '{zip}', '""') where id = $1`,
    [bad.orderId],
  )
  const orders = [bad, good].map(({ orderId }) => ({ order: orderId }))
  const { batch } = await shop.operations.ask('batches.make-labels', dora, {
    ...{ rate: 'cheapest', paper: '4x6', orders },
  })
  await shop.jobs.runDue()
  expect(await only(shop, dora)).toMatchObject({
    ...{ state: 'finished', amountCents: 620 },
    counts: { total: 2, done: 1, failed: 1 },
    failures: [{ trouble: 'address', message: 'Please fill in all required shipping address fields' }],
    file: { url: `/files/batches/${batch}` },
  })
  await shop.operations.ask('batches.try-again', dora, { batch })
  await shop.jobs.runDue()
  expect(await only(shop, dora)).toMatchObject({ counts: { total: 2, done: 1, failed: 1 } })
  expect(await shop.shipping.listForOrders(dora, [good.orderId])).toHaveLength(1)

  await shop.operations.ask('batches.dismiss', dora, { batch })
  expect(await shop.batches.list(dora)).toEqual([])

  // For a partially shipped order, the rest gets its label, and the label of the shipped part isn't printed again.
  const part = await sellSheetAndShirts(shop)
  await shop.orders.setStatus(dora, part.orderId, 'in_production')
  const first = { order: part.orderId, contents: [{ item: part.shirts, quantity: 2 }], seenLeft: 4 }
  await shop.operations.ask('shipping.make-label', dora, { ...first, choice: 'cheapest' })
  const rest = { rate: 'cheapest' as const, paper: '4x6' as const, orders: [{ order: part.orderId }] }
  const { batch: second } = await shop.operations.ask('batches.make-labels', dora, rest)
  await shop.jobs.runDue()
  expect(await only(shop, dora)).toMatchObject({
    state: 'finished',
    counts: { total: 1, done: 1, failed: 0 },
  })
  expect(await shop.shipping.listForOrders(dora, [part.orderId])).toHaveLength(2)
  const file = await shop.batches.readFile(dora, second)
  const pdf = await PDFDocument.load(file ? await buffer(await file.open()) : new Uint8Array())
  expect(pdf.getPageCount()).toBe(1)
  // After a retry it is another file at the same address.
  expect(file?.isFinal).toBe(false)
})

test('print files are done when they can be printed, not when they are requested', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const dora = await signIn(shop)
  const { order } = await sellSheet(shop, visitor())
  await shop.operations.ask('batches.make-print-files', dora, { orders: [order.id] })
  await expect.poll(async () => (await only(shop, dora)).state, { timeout: 60_000 }).toBe('finished')
  expect((await only(shop, dora)).done.map(({ message }) => message)).toEqual(['1 file ready'])
  const files = await shop.printFiles.listForItems(
    dora,
    order.items.map(({ id }) => id),
  )
  expect(files.map(({ state }) => state)).toEqual(['ready'])
})

test('failed print files are made when someone tries again', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const dora = await signIn(shop)
  const { order } = await sellSheet(shop, visitor())
  const { batch } = await shop.operations.ask('batches.make-print-files', dora, { orders: [order.id] })
  // No matter how often the batch looks in the meantime.
  await shop.database.pool.query(`
    create function fail_file() returns trigger language plpgsql as $$
      begin new.state := 'failed'; new.error := 'Its original is away'; return new; end $$;
    create trigger fail_file before update on print_files for each row when (new.state = 'ready')
      execute function fail_file()`)
  await shop.jobs.runDue()
  const look = async () => {
    clock.advance(minutes(1))
    await shop.jobs.hasten(shop.database.orm, workBatchJob, { batchId: batch })
    await shop.jobs.runDue()
  }
  await look()
  expect((await only(shop, dora)).failures).toMatchObject([{ message: 'Its original is away' }])
  await shop.database.pool.query('drop trigger fail_file on print_files')
  await shop.operations.ask('batches.try-again', dora, { batch })
  await shop.jobs.runDue()
  await look()
  expect((await only(shop, dora)).done.map(({ message }) => message)).toEqual(['1 file ready'])
})

test('print files of an order with nothing to print fail with a message', async () => {
  const dora = await signIn(shop)
  const shirt = listingLine(await stockTshirt(shop), 'S', 'Black', 1)
  const { id, orderNumber } = await sellLines(shop, visitor(), [shirt])
  await shop.operations.ask('batches.make-print-files', dora, { orders: [id] })
  await shop.jobs.runDue()
  expect(await only(shop, dora)).toMatchObject({
    counts: { total: 1, done: 0, failed: 1 },
    failures: [
      {
        trouble: 'order',
        message: 'Nothing in this order is printed',
        orders: [{ orderId: id, orderNumber }],
      },
    ],
  })
})

test('steps that have not started can be stopped, and emails go out once', async () => {
  const dora = await signIn(shop)
  const { orderId } = await orderToShip(shop, visitor(), { status: 'ready_for_pickup' })
  const stopped = await shop.operations.ask('batches.mail-customers', dora, { orders: [orderId] })
  await shop.operations.ask('batches.stop', dora, stopped)
  await shop.jobs.runDue()
  expect(await only(shop, dora)).toMatchObject({
    ...{ state: 'finished', counts: { total: 1, done: 0, failed: 1 } },
    failures: [{ message: 'You stopped the batch before this one' }],
  })
  await shop.operations.ask('batches.try-again', dora, stopped)
  await shop.jobs.runDue()
  expect((await only(shop, dora)).done.map(({ message }) => message)).toEqual(['Mailed'])
})

test('a batch held by another process, as a lost one may be, continues once it is free', async () => {
  const dora = await signIn(shop)
  const { orderId } = await orderToShip(shop, visitor(), { status: 'pending_review' })
  const other = openDatabase(shop.connectionString, silentLog())
  const patient = {
    signal: new AbortController().signal,
    timeoutMilliseconds: minutes(1),
    onWanted: () => {},
  }
  try {
    const input = { orders: [orderId], to: 'in_production' as const }
    const { batch } = await shop.operations.ask('batches.set-statuses', dora, input)
    const release = await createLocks(other.line).acquire(`batch:${batch}`, patient)
    await shop.jobs.runDue()
    expect(await only(shop, dora)).toMatchObject({ state: 'working', counts: { done: 0 } })

    await release?.()
    await shop.jobs.hasten(shop.database.orm, workBatchJob, { batchId: batch })
    await shop.jobs.runDue()
    expect(await only(shop, dora)).toMatchObject({ state: 'finished', counts: { done: 1 } })
  } finally {
    await other.close()
  }
})
