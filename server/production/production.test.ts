import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillOrders } from '#cli/fill/fill-orders.ts'
import type { Place } from '#domain/orders/production.ts'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { AppError } from '#server/kernel/errors.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import type { InputOf } from '#server/operations.ts'
import { mostFinished } from '#server/orders/production/for-production.ts'
import { orders } from '#server/orders/tables.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { sellLines, shirtLine, tumblerLine, uploadPicture } from '#tests/harness/print-orders.ts'
import {
  type CheckoutForm,
  checkoutForm,
  designedLine,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { austin } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { productionOperations } from './operations/index.ts'
import { productionMoves, productionPrints, productionReprints } from './tables.ts'

const staff = signedIn('admin', 'dora@example.com')
const other = signedIn('owner', 'max@example.com')
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

/** A paid order of one gang sheet, 60 in long, and its card. */
async function sheetOnFloor(changes: Partial<CheckoutForm> = {}, quantity = 1) {
  const actor = visitor()
  const { attemptId, reference } = await startCheckout(
    shop,
    actor,
    checkoutForm([await designedLine(shop, actor, { quantity })], changes),
  )
  await shop.sandbox.pay(reference, 'approved')
  const { orderNumber } = await shop.payments.settle(attemptId, 'return')
  const found = await card(`${orderNumber}-1`)
  if (!found) throw new Error('Not on the floor')
  return found
}

const card = async (ticket: string) =>
  (await shop.production.readBoard(staff)).cards.find((one) => one.ticket === ticket) ?? null

const move = (itemId: string, from: Place, to: Place | 'next', actor = staff) =>
  moveItem(shop, actor, { itemId, from, to })

const reprint = (wanted: InputOf<'production.reprint'>) =>
  shop.operations.call('production.reprint', staff, wanted)

const statusOf = async (orderId: string) => (await shop.orders.getForStaff(staff, orderId))?.status

async function moveOn(itemId: string, ...ways: readonly Place[]): Promise<void> {
  for (const from of ways) expect(await move(itemId, from, 'next')).toMatchObject({ ok: true })
}

test('a paid order comes onto the floor at the first place of each item’s route, an unpaid one does not', async () => {
  const actor = visitor()
  await startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
  expect((await shop.production.readBoard(staff)).cards).toEqual([])
  const found = await sheetOnFloor()
  expect(found).toMatchObject({
    place: 'check',
    route: ['check', 'print', 'cut', 'pack'],
    copies: 1,
    isReprint: false,
    blocked: null,
    customerName: 'Ada Lovelace',
  })
  expect(found.dueAt).toBeInstanceOf(Date)
})

test('the first move starts production; once everything is packed, the order is offered', async () => {
  const { itemId, orderId, orderNumber } = await sheetOnFloor()
  expect(await statusOf(orderId)).toBe('pending_review')
  await moveOn(itemId, 'check')
  expect(await statusOf(orderId)).toBe('in_production')
  await moveOn(itemId, 'print', 'cut')
  expect(await move(itemId, 'pack', 'packed')).toEqual({
    ok: true,
    itemId,
    ticket: `${orderNumber}-1`,
    from: 'pack',
    to: 'packed',
    packed: { orderId, orderNumber, delivery: 'shipping', contactEmail: 'ada@example.com' },
  })
  expect(await card(`${orderNumber}-1`)).toMatchObject({ place: 'packed', isOrderPacked: true })
})

test('of two people who move an item simultaneously, one does, and the other is shown where it is', async () => {
  const { itemId, ticket } = await sheetOnFloor()
  const results = await Promise.all([
    move(itemId, 'check', 'print'),
    move(itemId, 'check', 'print', other),
    move(itemId, 'check', 'cut', other),
  ])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const lost = results.filter((one) => !one.ok)
  expect(lost.map(({ reason }) => reason)).toEqual(['moved_meanwhile', 'moved_meanwhile'])
  const place = (await card(ticket))?.place
  expect(lost[0]?.message).toMatch(
    new RegExp(`^${ticket} is now at ${place}: .+@example.com moved it.$`, 'i'),
  )
  const moves = await shop.database.orm.select().from(productionMoves)
  expect(moves.filter(({ orderItemId }) => orderItemId === itemId)).toHaveLength(1)
})

test('an item moves only along its route', async () => {
  const { itemId, ticket } = await sheetOnFloor()
  expect(await move(itemId, 'check', 'engrave')).toEqual({
    ok: false,
    itemId,
    reason: 'not_on_route',
    message: `${ticket} doesn’t go to Engrave.`,
  })
  expect(await move(randomUUID(), 'check', 'print')).toMatchObject({ ok: false, reason: 'not_found' })
})

test('a blocked item goes no further, and everyone sees why, until it is unblocked', async () => {
  const { itemId, ticket } = await sheetOnFloor()
  await moveOn(itemId, 'check')
  const block = (reason: string, actor = staff) =>
    shop.operations.call('production.block', actor, { item: itemId, reason })
  expect(await block(' ')).toMatchObject({
    reason: 'invalid',
    fieldErrors: { reason: 'Say what it’s waiting for' },
  })
  expect(await block('No white ink')).toMatchObject({ ok: true })
  expect(await block('Else', other)).toMatchObject({
    code: 'conflict',
    message: 'Someone else already blocked it.',
  })
  expect((await card(ticket))?.blocked).toEqual({ reason: 'No white ink', by: 'dora@example.com' })
  expect(await move(itemId, 'print', 'cut', other)).toMatchObject({
    reason: 'blocked',
    message: `${ticket} is blocked: No white ink. Unblock it before it moves on.`,
  })
  expect(await move(itemId, 'print', 'check', other)).toMatchObject({ ok: true })
  await shop.operations.ask('production.unblock', other, { item: itemId })
  await moveOn(itemId, 'check')
})

test('a cancelled order leaves the floor, and returns to where it was', async () => {
  const { itemId, orderId, orderNumber, ticket } = await sheetOnFloor()
  await moveOn(itemId, 'check')
  await shop.orders.setStatus(staff, orderId, 'cancelled')
  expect(await card(ticket)).toBeNull()
  expect(await move(itemId, 'print', 'cut')).toMatchObject({
    reason: 'off_floor',
    message: `${orderNumber} is cancelled: set it back to in production first.`,
  })
  await shop.orders.setStatus(staff, orderId, 'in_production')
  expect((await card(ticket))?.place).toBe('print')
})

test.each(['ready_for_pickup', 'shipped', 'completed'] as const)(
  'an unpacked item stays on the board and can be worked on when its order is %s',
  async (status) => {
    const delivery = status === 'ready_for_pickup' ? 'pickup' : 'shipping'
    const { itemId, orderId, ticket } = await sheetOnFloor({ delivery })
    await moveOn(itemId, 'check')
    await shop.orders.setStatus(staff, orderId, status)
    const board = await shop.production.readBoard(staff)
    expect(board.cards.find((one) => one.ticket === ticket)).toMatchObject({
      place: 'print',
      orderStatus: status,
    })
    expect(board.finishedOrders).toBe(1)
    const left = { orderId, ticket, title: 'Gang Sheet 22 × 60 in', copies: 1 }
    expect(await shop.production.listUnpacked(staff, [orderId])).toEqual([
      { ...left, place: 'print', isTracked: true },
    ])

    await moveOn(itemId, 'print', 'cut')
    expect(await move(itemId, 'pack', 'packed')).toMatchObject({ ok: true, packed: null })
    expect(await card(ticket)).toBeNull()
    expect(await shop.production.listUnpacked(staff, [orderId])).toEqual([])
    expect(await statusOf(orderId)).toBe(status)
    // An item packed by mistake comes back.
    await moveItem(shop, staff, { itemId, from: 'packed', to: 'pack', way: 'undo' })
    expect((await card(ticket))?.place).toBe('pack')
    await moveOn(itemId, 'pack')
  },
)

test('a label made early leaves its items on the board', async () => {
  const { itemId, orderId, ticket } = await sheetOnFloor()
  await moveOn(itemId, 'check')
  const wanted = { orderId, toAddress: austin, packages: [defaultPackage], serviceLevel: 'Ground' }
  expect(await shop.shipping.createLabels(staff, wanted)).toMatchObject({ ok: true })
  expect(await statusOf(orderId)).toBe('completed')
  expect(await card(ticket)).toMatchObject({ place: 'print', orderStatus: 'completed' })
  const scanned = { ticket, station: 'print' } as const
  expect(await shop.operations.ask('production.scan', staff, scanned)).toMatchObject({ kind: 'moved' })
  await moveOn(itemId, 'cut', 'pack')
  expect(await card(ticket)).toBeNull()
  const form = { reprintId: randomUUID(), item: itemId, copies: 1, reason: 'damaged' } as const
  expect(await reprint(form)).toMatchObject({ because: 'off_floor' })
})

test('a floor whose board is not kept shows the newest of the orders finished without it', async () => {
  await using busy = await startTestShop()
  await sellGangSheet(busy, visitor())
  await fillOrders(busy.database, { orders: mostFinished + 20, open: 0 })
  const { pool } = busy.database
  await pool.query("update orders set status = 'completed'")
  await pool.query("update production_items set place = 'check'")
  const { cards, finishedOrders } = await busy.production.readBoard(staff)
  expect([cards.length, finishedOrders]).toEqual([mostFinished, mostFinished])
})

test('a ticket scanned at its station moves on once, however often it is scanned', async () => {
  const { itemId, ticket } = await sheetOnFloor()
  const scan = async (code: string, station: 'check' | 'print' | 'engrave' | null) => {
    const outcome = await shop.operations.call('production.scan', staff, { ticket: code, station })
    return outcome.ok ? outcome.value : outcome
  }
  const both = await Promise.all([scan(ticket, 'check'), scan(` ${ticket.toLowerCase()} `, 'check')])
  expect(both.map((one) => 'kind' in one && one.kind).sort()).toEqual(['already', 'moved'])
  expect(both.map(({ message }) => message).sort()).toEqual([
    `${ticket} is already at Print.`,
    `${ticket}: moved to Print.`,
  ])
  expect(await scan(ticket, null)).toMatchObject({ kind: 'found', itemId, place: 'print' })
  expect(await scan(ticket, 'engrave')).toMatchObject({
    code: 'conflict',
    because: 'wrong_process',
    message: `${ticket} doesn’t go through Engrave. It’s at Print.`,
  })
  expect(await scan(ticket, 'print')).toMatchObject({ kind: 'moved' })
  expect(await scan(ticket, 'check')).toMatchObject({
    code: 'conflict',
    because: 'wrong_process',
    message: `${ticket} is at Cut, not at Check.`,
  })
  expect(await scan('GW-999999-1', 'print')).toMatchObject({
    code: 'not_found',
    message: 'Nothing on the floor has the ticket GW-999999-1.',
  })
  expect(await scan('4006381333931', 'print')).toMatchObject({
    code: 'not_found',
    message: '“4006381333931” is not a job ticket.',
  })
  const moves = await shop.database.orm.select().from(productionMoves)
  expect(moves.filter(({ orderItemId }) => orderItemId === itemId)).toHaveLength(2)
})

test('film is used when an item leaves printing, once, and not when the move is undone', async () => {
  const { itemId } = await sheetOnFloor({}, 3)
  const printed = async () =>
    (await shop.database.orm.select().from(productionPrints)).filter((one) => one.orderItemId === itemId)
  await moveOn(itemId, 'check')
  expect(await printed()).toEqual([])
  await moveOn(itemId, 'print')
  expect(await printed()).toMatchObject([{ run: 0, copies: 3, inches: 180 }])
  await moveItem(shop, staff, { itemId, from: 'cut', to: 'print', way: 'undo' })
  expect(await printed()).toEqual([])
  await moveOn(itemId, 'print', 'cut')
  expect(await printed()).toHaveLength(1)
})

test('spoiled copies are made again once, with a reason; their film counts as wasted', async () => {
  const { itemId, orderId, ticket } = await sheetOnFloor({}, 3)
  const form = {
    reprintId: randomUUID(),
    item: itemId,
    copies: 2,
    reason: 'banding',
    note: 'Head 3',
  } as const
  await moveOn(itemId, 'check')
  expect(await reprint(form)).toMatchObject({ because: 'not_made' })
  await moveOn(itemId, 'print', 'cut', 'pack')
  expect(await reprint({ ...form, copies: 4 })).toMatchObject({ because: 'too_many' })
  const mood: object = { reason: 'mood' }
  expect(await reprint({ ...form, ...mood })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { reason: 'Choose a reason' },
  })
  const twice = await Promise.all([reprint(form), reprint(form)])
  expect(twice.map((one) => one.ok && one.value.isNew).sort()).toEqual([false, true])
  expect(await card(ticket)).toMatchObject({ place: 'print', copies: 2, quantity: 3, isReprint: true })
  await moveOn(itemId, 'print')
  const rows = await shop.database.orm.select().from(productionReprints)
  expect(rows.filter((one) => one.orderItemId === itemId)).toMatchObject([
    {
      run: 0,
      copies: 2,
      wastedInches: 120,
      reason: 'banding',
      note: 'Head 3',
      actorName: 'dora@example.com',
    },
  ])
  const prints = await shop.database.orm.select().from(productionPrints)
  expect(prints.filter((one) => one.orderItemId === itemId).map(({ run, inches }) => [run, inches])).toEqual([
    [0, 180],
    [1, 120],
  ])
  const { history } = (await shop.orders.getForStaff(staff, orderId)) ?? { history: [] }
  expect(history.filter(({ kind }) => kind === 'production')).toMatchObject([
    { to: 'reprint', note: `2 × ${ticket} · Banding or clogged nozzle · Head 3` },
  ])
})

test('a reprint puts an order that was ready for pickup back into production', async () => {
  const { itemId, orderId } = await sheetOnFloor({ delivery: 'pickup' })
  await moveOn(itemId, 'check', 'print', 'cut', 'pack')
  await shop.orders.setStatus(staff, orderId, 'ready_for_pickup')
  const form = { reprintId: randomUUID(), item: itemId, copies: 1, reason: 'damaged' } as const
  expect(await reprint(form)).toMatchObject({ value: { to: 'print' } })
  expect(await statusOf(orderId)).toBe('in_production')
})

test('shirts are pressed, tumblers engraved, and engraving uses no film', async () => {
  const actor = visitor()
  const ink = { left: 0, top: 0, width: 300, height: 200 }
  const black = await transparentPng({ width: 300, height: 200 }, ink, { r: 0, g: 0, b: 0 })
  const picture = await uploadPicture(shop, actor, black)
  const order = await sellLines(shop, actor, [
    shirtLine({ zones: [['full-front', picture, 10]], quantity: 2 }),
    tumblerLine(picture, '20oz', 'fullWrap'),
  ])
  const [shirt, tumbler] = await Promise.all([card(`${order.orderNumber}-1`), card(`${order.orderNumber}-2`)])
  expect(shirt?.route).toEqual(['check', 'print', 'cut', 'press', 'pack'])
  expect(tumbler?.route).toEqual(['check', 'engrave', 'pack'])
  const tumblerId = tumbler?.itemId ?? ''
  await moveOn(tumblerId, 'check', 'engrave', 'pack')
  expect((await card(`${order.orderNumber}-2`))?.isOrderPacked).toBe(false)
  const spoiled = { reprintId: randomUUID(), item: tumblerId, copies: 1, reason: 'pressing' } as const
  expect(await reprint(spoiled)).toMatchObject({ value: { to: 'engrave', wastedInches: 0 } })
  await moveOn(shirt?.itemId ?? '', 'check', 'print')
  const prints = await shop.database.orm.select().from(productionPrints)
  expect(prints.some(({ orderItemId }) => orderItemId === tumblerId)).toBe(false)
  expect(prints.find(({ orderItemId }) => orderItemId === shirt?.itemId)?.inches).toBeGreaterThan(8)
})

test('promising copies to a roll fails when they are no longer as seen', async () => {
  const { itemId, run } = await sheetOnFloor({}, 3)
  const holds = (changes: Partial<{ run: number; copies: number }>) =>
    shop.database.transaction((transaction) =>
      shop.production.holdStill(transaction, [{ itemId, run, copies: 3, ...changes }]),
    )
  expect(await holds({})).toBe(true)
  expect(await holds({ run: run + 1 })).toBe(false)
  expect(await holds({ copies: 2 })).toBe(false)
  await shop.operations.ask('production.block', staff, { item: itemId, reason: 'The film is out' })
  expect(await holds({})).toBe(false)
})

test('items moved together are moved individually', async () => {
  const one = await sheetOnFloor()
  const two = await sheetOnFloor()
  await moveOn(one.itemId, 'check')
  const { results } = await shop.operations.ask('production.move', staff, {
    moves: [one, two].map(({ itemId }) => ({ itemId, from: 'check', to: 'next' })),
  })
  expect(results.map(({ ok }) => ok)).toEqual([false, true])
})

test('only staff work the floor, and nothing happens when others try', async () => {
  const { itemId, ticket } = await sheetOnFloor()
  const before = await shop.database.orm.$count(auditEntries)
  for (const actor of [visitor(), signedIn('customer')]) {
    await expect(shop.production.readBoard(actor)).rejects.toThrow('Access Denied')
    await expect(move(itemId, 'check', 'print', actor)).rejects.toThrow(AppError)
    for (const { name, example } of productionOperations)
      expect(
        await shop.operations.callByName(name, actor, { ...example, ticket, item: itemId }),
      ).toMatchObject({
        reason: 'refused',
      })
  }
  expect((await card(ticket))?.place).toBe('check')
  expect(await shop.database.orm.$count(auditEntries)).toBe(before)
})

test('an unverified order comes onto the floor when staff confirm its payment', async () => {
  const actor = visitor()
  const form = checkoutForm([await designedLine(shop, actor)])
  const { attemptId, reference } = await startCheckout(shop, actor, form)
  await shop.sandbox.pay(reference, 'approved')
  const short = 'update sandbox_payments set amount_cents = amount_cents - 1 where reference = $1'
  await shop.database.pool.query(short, [reference])
  const { orderNumber } = await shop.payments.settle(attemptId, 'return')
  expect(await card(`${orderNumber}-1`)).toBeNull()
  const order = (await shop.orders.idOfNumber(orderNumber ?? '')) ?? ''
  await shop.operations.ask('payments.confirm', staff, { order })
  expect((await card(`${orderNumber}-1`))?.place).toBe('check')
})

test('a design changed after printing stops the item until someone decides', async () => {
  const { itemId, orderId, ticket, quantity } = await sheetOnFloor({}, 2)
  const another = async () => {
    const { designData } = await designedLine(shop, staff)
    const outcome = await shop.operations.call('order-items.set-design', staff, {
      item: itemId,
      design: String(designData?.design_id),
    })
    expect(outcome).toMatchObject({ ok: true })
  }
  const settle = (choice: 'keep' | 'reprint', actor = staff) =>
    shop.operations.call('production.settle-change', actor, { item: itemId, choice, reprintId: randomUUID() })
  const reason = 'Design changed after printing'

  await another()
  expect(await card(ticket)).toMatchObject({ blocked: null, designChangedAt: null })
  expect(await settle('keep')).toMatchObject({ ok: false })

  await moveOn(itemId, 'check', 'print')
  await shop.operations.ask('production.block', staff, { item: itemId, reason: 'Waits for tape' })
  await another()
  expect((await card(ticket))?.blocked).toEqual({
    reason: `${reason} · Waits for tape`,
    by: 'dora@example.com',
  })
  expect(await shop.operations.call('production.scan', staff, { ticket, station: 'cut' })).toMatchObject({
    ok: false,
    message: `${ticket} is blocked: ${reason} · Waits for tape. Unblock it before it moves on.`,
  })
  expect(await shop.operations.call('production.unblock', staff, { item: itemId })).toMatchObject({
    ok: false,
  })
  expect((await shop.production.printTickets(staff, [itemId]))?.byteLength).toBeGreaterThan(1_000)

  const perhaps = { item: itemId, choice: 'perhaps', reprintId: randomUUID() }
  expect(await shop.operations.callByName('production.settle-change', staff, perhaps)).toMatchObject({
    fieldErrors: { choice: 'Choose whether it is made again or kept.' },
  })
  const kept = `${ticket} is kept as printed, even though its design was changed`
  const decided = await Promise.all([settle('keep'), settle('keep', other)])
  expect(decided.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { message: kept } }])
  // What staff have written about it is unrelated to its design.
  const waiting = { reason: 'Waits for tape', by: 'dora@example.com' }
  expect(await card(ticket)).toMatchObject({ place: 'cut', blocked: waiting, designChangedAt: null })
  await shop.operations.ask('production.unblock', staff, { item: itemId })
  expect((await shop.orders.getForStaff(staff, orderId))?.history.at(-1)).toMatchObject({
    kind: 'production',
    note: kept,
  })

  await moveOn(itemId, 'cut', 'pack')
  await shop.operations.ask('production.block', staff, { item: itemId, reason: 'Waits for tape' })
  await another()
  expect(await card(ticket)).toMatchObject({ place: 'packed', isOrderPacked: false })
  expect(await settle('reprint')).toEqual({ ok: true, value: { message: `${ticket} goes back to Print` } })
  // Made again, it still waits for what staff have written.
  expect(await card(ticket)).toMatchObject({
    place: 'print',
    copies: quantity,
    isReprint: true,
    blocked: { reason: 'Waits for tape' },
  })

  await another()
  expect(await settle('reprint')).toEqual({
    ok: true,
    value: { message: `${ticket} is made from its new design` },
  })
  expect(await card(ticket)).toMatchObject({ place: 'print', blocked: waiting, designChangedAt: null })
  for (const nobody of [visitor(), signedIn('customer')])
    expect(await settle('keep', nobody)).toMatchObject({ reason: 'refused' })
})

test('a design changed while its order waits on the shelf shows on the board until someone decides', async () => {
  const { ticket, itemId, orderId } = await sheetOnFloor({ delivery: 'pickup' })
  await moveOn(itemId, 'check', 'print', 'cut', 'pack')
  await shop.orders.setStatus(staff, orderId, 'ready_for_pickup')
  expect(await card(ticket)).toBeNull()
  const change = async (): Promise<void> => {
    const { designData } = await designedLine(shop, staff)
    await shop.operations.call('order-items.set-design', staff, {
      item: itemId,
      design: String(designData?.design_id),
    })
  }
  const settle = (choice: 'keep' | 'reprint') =>
    shop.operations.call('production.settle-change', staff, { item: itemId, choice, reprintId: randomUUID() })

  await change()
  expect(await card(ticket)).toMatchObject({
    orderStatus: 'ready_for_pickup',
    blocked: { reason: 'Design changed after printing' },
    isOrderPacked: false,
  })
  expect(await settle('keep')).toMatchObject({ ok: true })
  expect(await card(ticket)).toBeNull()
  await change()
  expect(await settle('reprint')).toMatchObject({ ok: true })
  expect(await card(ticket)).toMatchObject({ place: 'print', isReprint: true, blocked: null })
  expect(await statusOf(orderId)).toBe('in_production')
})

test('items are assigned to a staff member and to a printer, and their order records each once', async () => {
  const { ticket, itemId, orderId } = await sheetOnFloor()
  const user = { email: 'mara@shop.example', password: 'correct horse battery staple', phone: '5125550123' }
  await shop.auth.createUser({ ...user, role: 'floor', fullName: 'Mara Voss' })
  const { people, printers } = await shop.production.readBoard(staff)
  const mara = people.find(({ name }) => name === 'Mara Voss')
  const [printer] = printers
  if (!mara || !printer) throw new Error('Nobody to give it to')
  const assign = (to: object, actor = staff) =>
    shop.operations.callByName('production.assign', actor, { items: [itemId], ...to })
  const notes = async () =>
    (await shop.orders.getForStaff(staff, orderId))?.history.flatMap(({ kind, note }) =>
      kind === 'production' ? [note] : [],
    )

  const both = { person: mara.id, printer: printer.id }
  const said = `${ticket}: assigned to Mara Voss, on ${printer.name}`
  expect(await assign(both)).toEqual({ ok: true, value: { changed: 1, message: said } })
  expect(await assign(both)).toEqual({ ok: true, value: { changed: 0, message: said } })
  expect(await card(ticket)).toMatchObject({ assignee: mara, printer })
  expect(await assign({ person: null })).toMatchObject({
    ok: true,
    value: { message: `${ticket}: assigned to no one` },
  })
  expect(await card(ticket)).toMatchObject({ assignee: null, printer })
  expect(await notes()).toEqual([said, `${ticket}: assigned to no one`])

  expect(await assign({ person: randomUUID() })).toMatchObject({ reason: 'refused' })
  expect(await assign({ printer: randomUUID() })).toMatchObject({ reason: 'refused' })
  expect(await assign(both, signedIn('customer'))).toMatchObject({ reason: 'refused' })
  expect(await card(ticket)).toMatchObject({ assignee: null, printer })
})

test('the board contains every open order, however many there are', async () => {
  await using busy = await startTestShop()
  await sellGangSheet(busy, visitor())
  expect(await fillOrders(busy.database, { orders: 451, open: 451 })).toBe(450)
  expect(await fillOrders(busy.database, { orders: 451, open: 451 })).toBe(0)
  const { cards } = await busy.production.readBoard(staff)
  expect(cards).toHaveLength(451)
  expect(new Set(cards.map(({ ticket }) => ticket)).size).toBe(451)
})

test('an item whose customer requested a change is not made before the answer, and the floor is told', async () => {
  const buyer = signedIn('customer')
  const { items } = await sellLines(shop, buyer, [
    shirtLine({ zones: [['pocket', await uploadPicture(shop, buyer, await fox()), null]] }),
  ])
  const itemId = items[0]?.id ?? ''
  const found = async () => {
    const { cards } = await shop.production.readBoard(staff)
    return cards.find((one) => one.itemId === itemId)
  }
  const { ticket = '' } = (await found()) ?? {}
  const { request } = await shop.operations.ask('edit-requests.create', buyer, {
    ...{ item: itemId, details: 'A thin white outline, please' },
  })
  expect(await found()).toMatchObject({ isChangeAsked: true, blocked: null })
  const words = `The customer has asked for a change to ${ticket}. Answer the request before it is made.`
  for (const to of ['print', 'cut', 'packed'] as const)
    expect(await move(itemId, 'check', to)).toMatchObject({ ok: false, reason: 'blocked', message: words })
  const scan = (station: 'check' | 'cut' | null) =>
    shop.operations.call('production.scan', staff, { ticket, station })
  expect(await scan('check')).toMatchObject({ ok: false, message: words })
  expect(await scan(null)).toMatchObject({
    value: { message: `${ticket} is at Check. The customer has asked for a change to it.` },
  })
  const answer = { request, decision: 'approved', response: 'We do' } as const
  await shop.operations.ask('edit-requests.review', staff, answer)
  expect(await found()).toMatchObject({ isChangeAsked: false })
  await moveOn(itemId, 'check', 'print')

  // Work already done stays: someone decides about it when its design is replaced.
  await shop.operations.ask('edit-requests.create', buyer, { item: itemId, details: 'Smaller' })
  expect(await scan('cut')).toMatchObject({
    value: { message: `${ticket}: moved to Press. The customer has asked for a change to it.` },
  })
})

test('an item off the board is found with the reason: its order is refunded, cancelled, or gone with everything packed', async () => {
  const { itemId, ticket, orderId, orderNumber } = await sheetOnFloor()
  const setPayment = (paymentStatus: 'paid' | 'refunded') =>
    shop.database.orm.update(orders).set({ paymentStatus }).where(eq(orders.id, orderId))
  const find = () => shop.operations.ask('production.scan', staff, { ticket, station: null })
  expect(await find()).toMatchObject({ isOnBoard: true, message: `${ticket} is at Check.` })
  await setPayment('refunded')
  const refunded = `${orderNumber} is refunded, so nothing in it is made.`
  expect(await find()).toMatchObject({ isOnBoard: false, message: `${ticket} is off the board. ${refunded}` })
  expect(await move(itemId, 'check', 'next')).toMatchObject({ reason: 'off_floor', message: refunded })
  // Cancelled comes first: that is what someone has to undo.
  await shop.orders.setStatus(staff, orderId, 'cancelled')
  expect(await find()).toMatchObject({ message: expect.stringContaining('is cancelled: set it back') })
  await setPayment('paid')
  await shop.orders.setStatus(staff, orderId, 'in_production')
  await moveOn(itemId, 'check', 'print', 'cut', 'pack')
  await shop.orders.setStatus(staff, orderId, 'shipped')
  expect(await find()).toMatchObject({
    ...{
      isOnBoard: false,
      message: `${ticket} is off the board. ${orderNumber} is shipped, and this item is packed.`,
    },
  })
})

const fox = () => transparentPng({ width: 300, height: 200 }, { left: 50, top: 40, width: 200, height: 100 })
