import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isPublic, pathFieldsOf } from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'
import { changeOrder, filledDraftOrder, sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { checkoutForm, designedLine, sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()
const staff = signedIn('admin')

type Request = Record<string, unknown>
/** A request, and others that reuse its id. */
type Requests = { first: Request; others: Request[]; actor?: typeof staff }

const drafted = async (more: Request): Promise<Requests> => {
  const first = { ...filledDraftOrder(), ...more }
  const other = { ...filledDraftOrder({ notes: 'Net 30' }), ...more, id: first.id }
  return { first, others: [other, { ...first, notes: 'By Friday' }] }
}

/** A sheet that has been printed. */
async function printedItem(): Promise<string> {
  const { orderNumber } = await sellGangSheet(shop, visitor())
  const { cards } = await shop.production.readBoard(staff)
  const itemId = cards.find(({ ticket }) => ticket === `${orderNumber}-1`)?.itemId ?? ''
  await moveItem(shop, staff, { itemId, from: 'check', to: 'next' })
  await moveItem(shop, staff, { itemId, from: 'print', to: 'next' })
  return itemId
}

async function changedItem(): Promise<string> {
  const item = await printedItem()
  const { designData } = await designedLine(shop, staff)
  await shop.operations.ask('order-items.set-design', staff, { item, design: String(designData?.design_id) })
  return item
}

async function changes(): Promise<Requests> {
  const [one, other] = [await sellSheetAndShirts(shop), await sellSheetAndShirts(shop)]
  const changeId = randomUUID()
  const asked = async (of: typeof one, quantity: number): Promise<Request> => {
    const lines = [{ item: of.shirts, quantity }]
    const seen = await shop.operations.ask('order-changes.preview', staff, {
      order: of.orderId,
      changeId,
      lines,
    })
    const order = await shop.orders.readForChange(of.orderId)
    return {
      ...{ order: of.orderId, changeId, lines, settle: 'provider', reason: 'Requested by phone' },
      ...{ version: order?.version ?? 0, seenDifference: seen.differenceCents },
    }
  }
  const first = await asked(one, 2)
  return { first, others: [await asked(other, 2), await asked(one, 1), { ...first, settle: 'done' }] }
}

/** For each operation: its requests, or why nothing can pass for something else there. */
const requests: Record<string, (() => Promise<Requests>) | string> = {
  'draft-orders.send-link': () => drafted({}),
  'draft-orders.take-new': () => drafted({ method: 'cash', reference: '' }),
  'draft-orders.total': 'writes nothing',
  'draft-orders.save-draft': 'is meant to be saved again with other contents',
  'order-changes.preview': 'writes nothing',
  'order-changes.apply': changes,
  'production.reprint': async () => {
    const [item, another] = [await printedItem(), await printedItem()]
    const first = { item, reprintId: randomUUID(), copies: 1, reason: 'banding' }
    return {
      first,
      others: [
        { ...first, item: another },
        { ...first, reason: 'cutting' },
      ],
    }
  },
  'production.settle-change': async () => {
    const [item, another] = [await changedItem(), await changedItem()]
    const first = { item, reprintId: randomUUID(), choice: 'reprint' }
    return { first, others: [{ ...first, item: another }] }
  },
  'checkout.prepare': async () => {
    const actor = visitor()
    const first = checkoutForm([await designedLine(shop, actor)])
    return { first, others: [{ ...first, notes: 'Leave it at the door' }], actor }
  },
  'payments.refund': async () => {
    const [one, other] = [await sellSheetAndShirts(shop), await sellSheetAndShirts(shop)]
    const refundId = randomUUID()
    const first = { order: one.orderId, refundId, kind: 'amount', amountCents: 100, reason: 'Misprint' }
    return {
      first,
      others: [
        { ...first, order: other.orderId },
        { ...first, amountCents: 500 },
      ],
    }
  },
  'orders.cancel': async () => {
    const [one, other] = [await sellSheetAndShirts(shop), await sellSheetAndShirts(shop)]
    const choices = { refund: true, returnStock: true, tellCustomer: false }
    const first = { order: one.orderId, cancelId: randomUUID(), reason: 'By phone', ...choices }
    return {
      first,
      others: [
        { ...first, order: other.orderId },
        { ...first, refund: false },
      ],
    }
  },
}

/**
 * Ids chosen by the caller, besides those of existing things: the request's own id, or the id or key of what it
 * creates.
 */
const choosing = catalog.filter(isPublic).flatMap((operation) => {
  const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    /^id$|(?:Id|Key)$/.test(name) && Object(field).format === 'uuid' ? [name] : [],
  )
  const [field] = fields.filter((name) => !pathFieldsOf(operation).includes(name))
  return field === undefined ? [] : [{ ...operation, field }]
})

test('every operation whose caller chooses the id is listed here, and its example has a unique one', () => {
  expect(choosing.map(({ name }) => name).toSorted()).toEqual(Object.keys(requests).toSorted())
  // A draft's example is of one that is sent afterwards.
  const written = choosing.filter(
    ({ name }) => name !== 'draft-orders.save-draft' && requests[name] !== 'writes nothing',
  )
  const ids = written.map(({ example, field }) => Object(example)[field])
  expect(new Set(ids).size).toBe(written.length)
})

const walked = choosing.flatMap(({ name }) => {
  const ask = requests[name]
  return typeof ask === 'function' ? [[name, ask] as const] : []
})

test.each(walked)('%s repeats its answer, and refuses its id for anything else', async (name, ask) => {
  const { first, others, actor = staff } = await ask()
  const call = (sent: Request) => shop.operations.callByName(name, actor, sent)
  const answer = await call(first)
  expect(answer).toMatchObject({ ok: true })
  for (const other of others) {
    const refused = await call(other)
    expect(refused).toMatchObject({ ok: false })
    if (!refused.ok)
      expect([refused.reason, 'code' in refused && refused.code]).toEqual(
        refused.reason === 'conflict'
          ? ['conflict', false]
          : ['refused', expect.stringMatching(/^(conflict|invalid)$/)],
      )
  }
  const again = await call(first)
  const told = (one: typeof again) => one.ok && { ...Object(one.value), isNew: null }
  expect(told(again)).toEqual(told(answer))
})

test('an id belongs to one thing, whatever it was chosen for', async () => {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  const item = await printedItem()
  const changeId = randomUUID()
  const lines = [{ item: shirts, quantity: 2 }]
  expect(await changeOrder(shop, staff, orderId, { changeId, lines })).toMatchObject({ ok: true })
  const reprint = { item, reprintId: changeId, copies: 1, reason: 'banding' } as const
  expect(await shop.operations.call('production.reprint', staff, reprint)).toMatchObject({
    ...{
      code: 'conflict',
      because: 'id_taken',
      message: 'This id already belongs to a change. Use a new one.',
    },
  })
})
