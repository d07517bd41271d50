import { expect, test } from 'vitest'
import { startSquare } from '#tests/fakes/square/start-square.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { changeOrder, customLine, filledDraftOrder } from '#tests/harness/draft-order.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'sam@example.com')

test.each([
  ['Square', startSquare],
  ['Stripe', startStripe],
] as const)(
  'while a bank behind %s decides on the cost of a change, staff are told so and cannot call it off',
  async (_, start) => {
    await using fake = await start()
    await using shop = await startTestShop({ settings: fake.settings })
    const { orderId } = await shop.operations.ask('draft-orders.take-new', staff, {
      ...{ ...filledDraftOrder(), method: 'cash', reference: '' },
    })
    await changeOrder(shop, staff, orderId, { added: [customLine()] })
    const read = async () => (await shop.orderChanges.listForOrder(staff, orderId))[0]
    expect(await read()).toMatchObject({ state: 'sent', isBeingDecided: false })
    const change = (await read())?.id ?? ''
    const token = (await read())?.payPath?.split('/').at(-1) ?? ''
    const { url } = await shop.operations.ask('order-changes.pay', visitor(), { token })
    await fake.pay(url, { card: 'slow' })
    await shop.operations.call('order-changes.settle', visitor(), { token })
    expect(await read()).toMatchObject({ state: 'sent', isBeingDecided: true })
    expect(await shop.operations.call('order-changes.call-off', staff, { change })).toMatchObject({
      ...{ ok: false, code: 'conflict', message: expect.stringContaining('is paying it right now') },
    })
  },
)
