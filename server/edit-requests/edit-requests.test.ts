import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { editRequestColumns } from '#domain/lists/lists.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { mails } from '#server/mail/tables.ts'
import { orderItems, orders } from '#server/orders/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { expectEveryRowOnce } from '#tests/harness/every-page.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { drawnArtwork, sellDrawnSheet, type sheetWith } from '#tests/harness/sell-drawn-sheet.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { editRequests } from './tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'mara@shop.example')
const colleague = signedIn('owner', 'teo@shop.example')

const requestDetails = 'Please make the fox smaller'

async function asked(shop: TestShop, customer: Actor) {
  const sold = await sellDrawnSheet(shop, customer)
  const wish = { item: sold.item.id, details: requestDetails }
  const { request } = await shop.operations.ask('edit-requests.create', customer, wish)
  return { ...sold, requestId: request }
}

const offerSheet = (shop: TestShop, request: string, note: string, document: unknown) =>
  shop.operations.call('edit-requests.offer-proof', staff, {
    ...{ request, note },
    change: { kind: 'sheet', document },
  })

const waiting = { sort: { column: 'status', isDescending: false }, rows: 10 } as const

const mailsOf = async (shop: TestShop, template: string) =>
  shop.database.orm.select().from(mails).where(eq(mails.template, template))

test('a customer requests a change; staff see it, are counted and emailed, and the history shows it', async () => {
  const customer = signedIn('customer')
  const { order, item, requestId } = await asked(shop, customer)

  const { rows } = await shop.editRequests.table(staff, { filters: { status: 'pending' }, ...waiting })
  expect(rows).toMatchObject([
    { id: requestId, orderNumber: order.orderNumber, itemName: item.name, requestDetails, status: 'pending' },
  ])
  expect(await shop.reports.waiting(staff)).toMatchObject({ editRequests: 1 })
  expect(await mailsOf(shop, 'new-edit-request')).toHaveLength(1)
  const seen = await shop.orders.getForStaff(staff, order.id)
  expect(seen?.history.at(-1)).toMatchObject({ kind: 'edit_request', to: 'pending', note: item.name })
  expect(await shop.editRequests.listForCustomer(customer)).toMatchObject([
    { id: requestId, adminResponse: null, messages: [], proofs: [] },
  ])
})

test('no one can request a change without text, for another customer’s item, or after the order is completed', async () => {
  const customer = signedIn('customer')
  const { order, item } = await sellDrawnSheet(shop, customer)
  const create = (actor: Actor, details: unknown) =>
    shop.operations.callByName('edit-requests.create', actor, { item: item.id, details })

  for (const details of ['  \n', undefined])
    expect(await create(customer, details)).toMatchObject({
      reason: 'invalid',
      fieldErrors: { details: 'Please describe the changes you need' },
    })
  expect(await create(signedIn('customer'), requestDetails)).toMatchObject({ code: 'not_found' })
  expect(await create(staff, requestDetails)).toMatchObject({ code: 'not_found' })
  await shop.orders.setStatus(staff, order.id, 'completed')
  expect(await create(customer, requestDetails)).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('This order is completed'),
  })

  expect(await shop.database.orm.$count(editRequests)).toBe(0)
  expect(await mailsOf(shop, 'new-edit-request')).toHaveLength(0)
  await shop.orders.setStatus(staff, order.id, 'shipped')
  expect(await create(customer, requestDetails)).toMatchObject({ ok: true })
})

test('open requests close with a cancelled order and say why, and reopen when the cancellation is undone', async () => {
  const customer = signedIn('customer')
  const { order, item, requestId } = await asked(shop, customer)
  const { operations } = shop
  const answered = await operations.ask('edit-requests.create', customer, {
    item: item.id,
    details: 'Bigger',
  })
  const review = { request: answered.request, decision: 'declined', response: 'It would not fit' } as const
  await operations.ask('edit-requests.review', staff, review)
  const standing = async () =>
    (await shop.editRequests.listForCustomer(customer)).map(({ id, status, adminResponse }) => ({
      [id]: [status, adminResponse],
    }))
  const other = { [answered.request]: ['declined', 'It would not fit'] }

  await shop.orders.setStatus(staff, order.id, 'cancelled')
  expect(await standing()).toEqual([
    other,
    { [requestId]: ['declined', 'This order was cancelled, so nothing in it can be changed anymore.'] },
  ])
  expect(await shop.reports.waiting(staff)).toMatchObject({ editRequests: 0 })
  expect((await shop.reports.attention(staff)).map(({ kind }) => kind)).not.toContain('edit_request')
  expect((await shop.orders.getForStaff(staff, order.id))?.history.at(-1)).toMatchObject({
    ...{ kind: 'edit_request', from: 'pending', to: 'declined' },
    note: 'This order was cancelled, so nothing in it can be changed anymore.',
  })
  expect(
    await operations.call('edit-requests.create', customer, { item: item.id, details: requestDetails }),
  ).toMatchObject({ code: 'conflict', message: expect.stringContaining('This order was cancelled') })

  await shop.orders.setStatus(staff, order.id, 'pending_review')
  expect(await standing()).toEqual([other, { [requestId]: ['pending', null] }])
})

test('an order completed at the same moment accepts no request afterward', async () => {
  const customer = signedIn('customer')
  const { order, item } = await sellDrawnSheet(shop, customer)
  for (let round = 0; round < 6; round++) {
    await shop.orders.setStatus(staff, order.id, 'in_production')
    const before = await shop.database.orm.$count(editRequests)
    const [created] = await Promise.all([
      shop.operations.call('edit-requests.create', customer, { item: item.id, details: requestDetails }),
      shop.orders.setStatus(staff, order.id, 'completed'),
    ])
    expect(await shop.database.orm.$count(editRequests)).toBe(before + (created.ok ? 1 : 0))
    const history = (await shop.orders.getForStaff(staff, order.id))?.history.map(({ to }) => to) ?? []
    if (created.ok) expect(history.lastIndexOf('pending')).toBeLessThan(history.lastIndexOf('completed'))
  }
})

test('staff accept with a response, once: of two at the same time, one is notified', async () => {
  const customer = signedIn('customer')
  const { requestId } = await asked(shop, customer)
  const review = (actor: Actor, decision: 'approved' | 'declined', response: string) =>
    shop.operations.call('edit-requests.review', actor, { request: requestId, decision, response })

  expect(await review(staff, 'approved', ' ')).toMatchObject({
    reason: 'invalid',
    fieldErrors: { response: 'Please provide a response to the customer' },
  })
  const outcomes = await Promise.all([
    review(staff, 'approved', 'We shrink it'),
    review(colleague, 'declined', 'Too late'),
  ])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'conflict' })
  const [row] = await shop.database.orm.select().from(editRequests)
  const isAccepted = outcomes[0]?.ok
  expect(row).toMatchObject({
    status: isAccepted ? 'approved' : 'declined',
    adminResponse: isAccepted ? 'We shrink it' : 'Too late',
    reviewedBy: (isAccepted ? staff : colleague).user?.id,
  })
  expect(row?.reviewedAt).toBeInstanceOf(Date)
  expect(await mailsOf(shop, 'edit-request-news')).toHaveLength(1)
  const audits = await shop.database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'edit-request.review'))
  expect(audits).toHaveLength(1)
  expect(await shop.reports.waiting(staff)).toMatchObject({ editRequests: 0 })
})

test('customers cannot review requests or see those of others, and staff see rejected as declined', async () => {
  const customer = signedIn('customer')
  const { requestId } = await asked(shop, customer)
  const other = signedIn('customer')
  const review = { request: requestId, decision: 'approved', response: 'Yes' } as const

  for (const actor of [customer, other])
    expect(await shop.operations.call('edit-requests.review', actor, review)).toMatchObject({
      code: 'forbidden',
    })
  await expect(shop.editRequests.table(other, { filters: {}, ...waiting })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await shop.reports.waiting(other)).toEqual({})
  expect(await shop.editRequests.listForCustomer(other)).toEqual([])
  const hello = { request: requestId, text: 'Hello' }
  expect(await shop.operations.call('edit-requests.write-message', other, hello)).toMatchObject({
    code: 'not_found',
  })

  await shop.database.orm.update(editRequests).set({ status: 'rejected' })
  expect((await shop.editRequests.listForCustomer(customer))[0]?.status).toBe('declined')
  expect(await shop.editRequests.counts(staff, [{ status: 'declined' }, {}, { status: 'pending' }])).toEqual([
    1, 1, 0,
  ])
})

test('a proof is shown, answered, replaced and approved, and the item prints from it at the same price', async () => {
  const customer = signedIn('customer')
  const { order, item, requestId, artworkId, document } = await asked(shop, customer)
  await shop.printFiles.request(staff, item.id)
  await shop.jobs.runDue()
  // Before the customer asked.
  const toPrint = `update production_items set place = 'print' where order_item_id = $1`
  await shop.database.pool.query(toPrint, [item.id])
  const smaller = { ...document, placements: document.placements.map((one) => ({ ...one, x: 300 })) }
  const offer = (note: string, changed: unknown) => offerSheet(shop, requestId, note, changed)

  expect(await offer('Moved', { ...smaller, placements: [] })).toMatchObject({ code: 'invalid' })
  expect(await offer('Moved', sheetOfAnotherSize(document))).toMatchObject({ code: 'invalid' })
  expect(await offer('Moved to the right', smaller)).toMatchObject({ ok: true })
  const [first] = await shop.editRequests.listForCustomer(customer)
  expect(first).toMatchObject({
    status: 'approved',
    adminResponse: 'Moved to the right',
    proofs: [{ number: 1, state: 'offered', beforeUrl: item.imageUrl }],
  })
  const firstProof = first?.proofs[0]?.id ?? ''
  const { operations } = shop
  const answer = { request: requestId, text: 'A little more' }
  await operations.ask('edit-requests.write-message', customer, answer)
  const approve = (actor: Actor, proof: string) =>
    operations.call('edit-requests.approve-proof', actor, { proof })
  expect(await approve(customer, firstProof)).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('no longer the newest'),
  })

  const own = await drawnArtwork(shop, staff, 'Wolf.png')
  const replacement = { kind: 'artwork', replacedId: artworkId, artworkId: own } as const
  const wolf = { request: requestId, note: 'A wolf', change: replacement }
  const { proof } = await operations.ask('edit-requests.offer-proof', staff, wolf)
  for (const actor of [signedIn('customer'), staff])
    expect(await approve(actor, proof)).toMatchObject({ code: 'not_found' })
  const approvals = await Promise.all([approve(customer, proof), approve(customer, proof)])
  expect(approvals.filter(({ ok }) => ok)).toHaveLength(1)

  // It is at the printer by now: the floor is notified.
  const [card] = (await shop.production.readBoard(staff)).cards
  expect(card).toMatchObject({
    place: 'print',
    blocked: { reason: 'Design changed after printing', by: customer.user?.email },
  })
  expect(card?.designChangedAt).toBeInstanceOf(Date)
  const changed = await shop.orders.getForStaff(staff, order.id)
  expect(changed).toMatchObject({ totalCents: order.totalCents })
  expect(changed?.items[0]).toMatchObject({
    unitPriceCents: item.unitPriceCents,
    imageUrl: `/files/proofs/${proof}`,
    designData: {
      originalFiles: [{ id: own, name: 'Wolf.png' }],
      document: { placements: [{ artworkId: own, x: 200, width: 100 }] },
    },
  })
  expect(changed?.history.at(-1)).toMatchObject({ kind: 'design', to: 'changed' })
  expect(await shop.database.orm.select({ state: printFiles.state }).from(printFiles)).toEqual([
    { state: 'superseded' },
  ])
  expect(await shop.printFiles.request(staff, item.id)).toMatchObject({ ok: true })
  const news = (await mailsOf(shop, 'edit-request-news')).map(({ data }) => (data as { kind: string }).kind)
  expect(news.sort()).toEqual(['approved', 'proof', 'proof'])

  // An approved proof stays approved when another one is offered.
  const bear = {
    kind: 'artwork',
    replacedId: own,
    artworkId: await drawnArtwork(shop, staff, 'Bear.png'),
  } as const
  await operations.ask('edit-requests.offer-proof', staff, { ...wolf, note: 'A bear', change: bear })
  const [last] = await shop.editRequests.listForCustomer(customer)
  expect(last?.proofs.map(({ number, state }) => [number, state]).toSorted()).toEqual([
    [1, 'answered'],
    [2, 'approved'],
    [3, 'offered'],
  ])
})

test('a staff member who also buys approves the proof for their own order, and no other', async () => {
  const buyer = signedIn('admin', 'sam@shop.example')
  const { requestId, document } = await asked(shop, buyer)
  const offered = await offerSheet(shop, requestId, 'Same', document)
  if (!offered.ok) throw new Error(offered.message)
  const approve = (actor: Actor) =>
    shop.operations.call('edit-requests.approve-proof', actor, { proof: offered.value.proof })
  expect(await approve(colleague)).toMatchObject({ code: 'not_found' })
  expect(await approve(buyer)).toMatchObject({ ok: true })
  for (const actor of [buyer, colleague])
    await shop.operations.ask('edit-requests.write-message', actor, { request: requestId, text: 'Thank you' })
  const [request] = await shop.editRequests.listForCustomer(buyer)
  expect(request?.messages.map(({ author }) => author)).toEqual(['customer', 'shop'])
})

const sheetOfAnotherSize = (document: ReturnType<typeof sheetWith>['document']) => ({
  ...document,
  sheet: { ...document.sheet, sizeId: 24 },
})

test('a print file in progress when the design changes is never ready', async () => {
  const customer = signedIn('customer')
  const { item, requestId, document } = await asked(shop, customer)
  await shop.printFiles.request(staff, item.id)
  const offered = await offerSheet(shop, requestId, 'As it was', document)
  if (!offered.ok) throw new Error(offered.message)
  await shop.operations.ask('edit-requests.approve-proof', customer, offered.value)

  await shop.jobs.runDue()

  const files = await shop.printFiles.listForItems(staff, [item.id])
  expect(files.map(({ state, downloadUrl }) => ({ state, downloadUrl }))).toEqual([
    { state: 'superseded', downloadUrl: null },
  ])
})

test('a finished order’s design stays, and the proof waits as before', async () => {
  const customer = signedIn('customer')
  const { order, item, requestId, document } = await asked(shop, customer)
  const offered = await offerSheet(shop, requestId, 'Same', document)
  if (!offered.ok) throw new Error(offered.message)
  await shop.orders.setStatus(staff, order.id, 'shipped')
  const [before] = await shop.database.orm.select().from(orderItems).where(eq(orderItems.id, item.id))

  expect(await shop.operations.call('edit-requests.approve-proof', customer, offered.value)).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('already finished'),
  })

  expect((await shop.editRequests.listForCustomer(customer))[0]?.proofs[0]?.state).toBe('offered')
  const [after] = await shop.database.orm.select().from(orderItems).where(eq(orderItems.id, item.id))
  expect(after).toEqual(before)
  const [row] = await shop.database.orm.select().from(orders)
  expect(row?.status).toBe('shipped')
})

test('proof pictures are only for their customer and staff', async () => {
  const customer = signedIn('customer')
  const { requestId, document } = await asked(shop, customer)
  const offered = await offerSheet(shop, requestId, 'Same', document)
  if (!offered.ok) throw new Error(offered.message)
  const read = async (actor: Actor) =>
    (await shop.editRequests.readProof(actor, offered.value.proof)) !== null

  expect(await read(customer)).toBe(true)
  expect(await read(staff)).toBe(true)
  // The floor sees what the item shows: a proof, once approved.
  const floor = signedIn('floor', 'flo@shop.example')
  expect(await read(floor)).toBe(false)
  await shop.operations.ask('edit-requests.approve-proof', customer, offered.value)
  expect(await read(floor)).toBe(true)
  expect(await read(signedIn('customer'))).toBe(false)
  expect(await read({ visitorId: customer.visitorId, user: null })).toBe(false)
})

test('the list sorts by each column, waiting requests first, and is searchable by order, customer and text', async () => {
  const customer = signedIn('customer')
  const { order, requestId } = await asked(shop, customer)
  const [first] = await shop.database.orm.select().from(editRequests)
  if (!first) throw new Error('No request')
  const others = (['approved', 'pending', 'declined', 'pending'] as const).map((status, index) => ({
    ...first,
    ...{ id: crypto.randomUUID(), status, requestDetails: `Wish ${index % 2}` },
    createdAt: new Date(first.createdAt.getTime() + index + 1),
  }))
  await shop.database.orm.insert(editRequests).values(others)
  const { editRequests: door } = shop
  await expectEveryRowOnce(editRequestColumns, (wish) => door.table(staff, { filters: {}, ...wish }), 5)
  const { rows } = await door.table(staff, { filters: {}, ...waiting })
  expect(rows.map(({ id }) => id)).toEqual([
    others[3]?.id,
    others[1]?.id,
    requestId,
    others[0]?.id,
    others[2]?.id,
  ])
  expect(
    await door.counts(staff, [
      { search: order.orderNumber?.slice(-3) ?? '' },
      { search: 'WISH 1' },
      { search: 'wish 1', status: 'pending' },
      { search: '%' },
    ]),
  ).toEqual([5, 2, 2, 0])
  // Older shops have some that were rejected.
  await shop.database.pool.query(`update edit_requests set status = 'rejected' where id = $1`, [
    others[0]?.id,
  ])
  expect(await door.counts(staff, [{ search: 'wish 0', status: 'declined' }])).toEqual([2])
})
