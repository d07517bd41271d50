import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { mails } from '#server/mail/tables.ts'
import { orderItems, orders } from '#server/orders/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { drawnArtwork, sellDrawnSheet, type sheetWith } from '#tests/harness/sell-drawn-sheet.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { editRequests } from './tables.ts'

const staff = signedIn('admin', 'mara@shop.example')
const colleague = signedIn('owner', 'teo@shop.example')

const requestDetails = 'Please make the fox smaller'

async function asked(shop: TestShop, customer: Actor) {
  const sold = await sellDrawnSheet(shop, customer)
  const created = await shop.editRequests.create(customer, { orderItemId: sold.item.id, requestDetails })
  if (!created.ok) throw new Error(created.message)
  return { ...sold, requestId: created.requestId }
}

const mailsOf = async (shop: TestShop, template: string) =>
  shop.database.orm.select().from(mails).where(eq(mails.template, template))

test('a customer asks for a change; staff see it, are counted and mailed, and the history shows it', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { order, item, requestId } = await asked(shop, customer)

  const { requests } = await shop.editRequests.listForStaff(staff, { status: 'pending' })
  expect(requests).toMatchObject([
    { id: requestId, orderNumber: order.orderNumber, itemName: item.name, requestDetails, status: 'pending' },
  ])
  expect(await shop.editRequests.countPending(staff)).toBe(1)
  expect(await mailsOf(shop, 'new-edit-request')).toHaveLength(1)
  const seen = await shop.orders.getForStaff(staff, order.id)
  expect(seen?.history.at(-1)).toMatchObject({ kind: 'edit_request', to: 'pending', note: item.name })
  expect(await shop.editRequests.listForCustomer(customer)).toMatchObject([
    { id: requestId, adminResponse: null, messages: [], proofs: [] },
  ])
})

test('nobody asks without words, for another customer’s item, or once the order is completed', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { order, item } = await sellDrawnSheet(shop, customer)
  const create = (actor: Actor, details: unknown) =>
    shop.editRequests.create(actor, { orderItemId: item.id, requestDetails: details })

  expect(await create(customer, '  \n')).toMatchObject({
    reason: 'invalid',
    message: 'Please describe the changes you need',
  })
  expect(await create(customer, undefined)).toMatchObject({
    message: 'Please describe the changes you need',
  })
  expect(await create(signedIn('customer'), requestDetails)).toMatchObject({ reason: 'not_found' })
  expect(await create(staff, requestDetails)).toMatchObject({ reason: 'not_found' })
  await shop.orders.setStatus(staff, order.id, 'completed')
  expect(await create(customer, requestDetails)).toMatchObject({ reason: 'order_completed' })

  expect(await shop.database.orm.$count(editRequests)).toBe(0)
  expect(await mailsOf(shop, 'new-edit-request')).toHaveLength(0)
  await shop.orders.setStatus(staff, order.id, 'shipped')
  expect(await create(customer, requestDetails)).toMatchObject({ ok: true })
})

test('an order that is completed at the same moment takes no request after it', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { order, item } = await sellDrawnSheet(shop, customer)
  for (let round = 0; round < 6; round++) {
    await shop.orders.setStatus(staff, order.id, 'in_production')
    const before = await shop.database.orm.$count(editRequests)
    const [created] = await Promise.all([
      shop.editRequests.create(customer, { orderItemId: item.id, requestDetails }),
      shop.orders.setStatus(staff, order.id, 'completed'),
    ])
    expect(await shop.database.orm.$count(editRequests)).toBe(before + (created.ok ? 1 : 0))
    const history = (await shop.orders.getForStaff(staff, order.id))?.history.map(({ to }) => to) ?? []
    if (created.ok) expect(history.lastIndexOf('pending')).toBeLessThan(history.lastIndexOf('completed'))
  }
})

test('staff accept with a response, once: of two at the same time one is told', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { requestId } = await asked(shop, customer)
  const review = (actor: Actor, decision: 'approved' | 'declined', response: string) =>
    shop.editRequests.review(actor, requestId, { decision, response })

  expect(await review(staff, 'approved', ' ')).toMatchObject({
    reason: 'invalid',
    message: 'Please provide a response to the customer',
  })
  const outcomes = await Promise.all([
    review(staff, 'approved', 'We shrink it'),
    review(colleague, 'declined', 'Too late'),
  ])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'already_reviewed' })
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
  expect(await shop.editRequests.countPending(staff)).toBe(0)
})

test('customers review nothing, see nothing of others, and staff read rejected as declined', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { requestId } = await asked(shop, customer)
  const other = signedIn('customer')
  const review = { decision: 'approved', response: 'Yes' } as const

  for (const actor of [customer, other])
    await expect(shop.editRequests.review(actor, requestId, review)).rejects.toMatchObject({
      code: 'forbidden',
    })
  await expect(shop.editRequests.listForStaff(other, {})).rejects.toMatchObject({ code: 'forbidden' })
  await expect(shop.editRequests.countPending(other)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await shop.editRequests.listForCustomer(other)).toEqual([])
  expect(await shop.editRequests.writeMessage(other, requestId, 'Hello')).toMatchObject({
    reason: 'not_found',
  })

  await shop.database.orm.update(editRequests).set({ status: 'rejected' })
  expect((await shop.editRequests.listForCustomer(customer))[0]?.status).toBe('declined')
  expect((await shop.editRequests.listForStaff(staff, { status: 'declined' })).requests).toHaveLength(1)
})

test('a proof is shown, answered, replaced, approved: the item is printed from it at the same price', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { order, item, requestId, artworkId, document } = await asked(shop, customer)
  await shop.printFiles.request(staff, item.id)
  await shop.jobs.runDue()
  await shop.production.move(staff, { itemId: item.id, from: 'check', to: 'print', way: 'board' })
  const smaller = { ...document, placements: document.placements.map((one) => ({ ...one, x: 300 })) }
  const offer = (note: string, changed: unknown) =>
    shop.editRequests.offerProof(staff, requestId, { note, change: { kind: 'sheet', document: changed } })

  expect(await offer('Moved', { ...smaller, placements: [] })).toMatchObject({ reason: 'bad_design' })
  expect(await offer('Moved', sheetOfAnotherSize(document))).toMatchObject({ reason: 'bad_design' })
  expect(await offer('Moved to the right', smaller)).toMatchObject({ ok: true })
  const [first] = await shop.editRequests.listForCustomer(customer)
  expect(first).toMatchObject({
    status: 'approved',
    adminResponse: 'Moved to the right',
    proofs: [{ number: 1, state: 'offered', beforeUrl: item.imageUrl }],
  })
  const firstProof = first?.proofs[0]?.id ?? ''
  expect(await shop.editRequests.writeMessage(customer, requestId, 'A little more')).toEqual({ ok: true })
  expect(await shop.editRequests.approveProof(customer, firstProof)).toMatchObject({ reason: 'not_offered' })

  const own = await drawnArtwork(shop, staff, 'Wolf.png')
  const replacement = { kind: 'artwork', replacedId: artworkId, artworkId: own } as const
  const second = await shop.editRequests.offerProof(staff, requestId, { note: 'A wolf', change: replacement })
  if (!second.ok) throw new Error(second.message)
  expect(await shop.editRequests.approveProof(signedIn('customer'), second.proofId)).toMatchObject({
    reason: 'not_found',
  })
  expect(await shop.editRequests.approveProof(staff, second.proofId)).toMatchObject({ reason: 'not_found' })
  const approvals = await Promise.all([
    shop.editRequests.approveProof(customer, second.proofId),
    shop.editRequests.approveProof(customer, second.proofId),
  ])
  expect(approvals.filter(({ ok }) => ok)).toHaveLength(1)

  // It lies at the printer by now: the floor is told.
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
    imageUrl: `/files/proofs/${second.proofId}`,
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
})

const sheetOfAnotherSize = (document: ReturnType<typeof sheetWith>['document']) => ({
  ...document,
  sheet: { ...document.sheet, sizeId: 24 },
})

test('a print file that is being made when the design changes is never ready', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { item, requestId, document } = await asked(shop, customer)
  await shop.printFiles.request(staff, item.id)
  const offered = await shop.editRequests.offerProof(staff, requestId, {
    note: 'As it was',
    change: { kind: 'sheet', document },
  })
  if (!offered.ok) throw new Error(offered.message)
  await shop.editRequests.approveProof(customer, offered.proofId)

  await shop.jobs.runDue()

  const files = await shop.printFiles.listForItems(staff, [item.id])
  expect(files.map(({ state, downloadUrl }) => ({ state, downloadUrl }))).toEqual([
    { state: 'superseded', downloadUrl: null },
  ])
})

test('the design of a finished order stays, and the proof waits as before', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { order, item, requestId, document } = await asked(shop, customer)
  const offered = await shop.editRequests.offerProof(staff, requestId, {
    note: 'Same',
    change: { kind: 'sheet', document },
  })
  if (!offered.ok) throw new Error(offered.message)
  await shop.orders.setStatus(staff, order.id, 'shipped')
  const [before] = await shop.database.orm.select().from(orderItems).where(eq(orderItems.id, item.id))

  expect(await shop.editRequests.approveProof(customer, offered.proofId)).toMatchObject({
    reason: 'order_closed',
  })

  expect((await shop.editRequests.listForCustomer(customer))[0]?.proofs[0]?.state).toBe('offered')
  const [after] = await shop.database.orm.select().from(orderItems).where(eq(orderItems.id, item.id))
  expect(after).toEqual(before)
  const [row] = await shop.database.orm.select().from(orders)
  expect(row?.status).toBe('shipped')
})

test('pictures of proofs are for their customer and staff', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const { requestId, document } = await asked(shop, customer)
  const offered = await shop.editRequests.offerProof(staff, requestId, {
    note: 'Same',
    change: { kind: 'sheet', document },
  })
  if (!offered.ok) throw new Error(offered.message)
  const read = async (actor: Actor) => (await shop.editRequests.readProof(actor, offered.proofId)) !== null

  expect(await read(customer)).toBe(true)
  expect(await read(staff)).toBe(true)
  expect(await read(signedIn('customer'))).toBe(false)
  expect(await read({ visitorId: customer.visitorId, user: null })).toBe(false)
})
