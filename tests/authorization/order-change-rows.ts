import { randomUUID } from 'node:crypto'
import { changeOrder, customLine } from '#tests/harness/draft-order.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { all, get, post, postOperation, type Row, staffOnly } from './row.ts'
import type { World } from './things.ts'

const change = 'admin/order-change/route.tsx'
const order = 'admin/order/route.tsx'
const pay = 'pay/order.route.tsx'
const changeAt = ({ orderId }: World): string => `/admin/orders/${orderId}/change`
const nowhere = `/admin/orders/${randomUUID()}/change`

/** An order with a balance after a change: the one that still has one, or a new one. */
async function changed({ shop, freshOrder }: World) {
  const { orderId } = await freshOrder()
  const staff = signedIn('admin')
  const waiting = async () =>
    (await shop.orderChanges.listForOrder(staff, orderId)).find(({ payPath }) => payPath !== null)
  if (!(await waiting())) await changeOrder(shop, staff, orderId, { added: [customLine()] })
  const view = await waiting()
  if (!view?.payPath) throw new Error('The order was not changed')
  return { orderId, change: view.id, payPath: view.payPath }
}

const sent = (changes: object = {}) =>
  JSON.stringify({
    ...{ changeId: randomUUID(), lines: [], added: [customLine()], shippingPrice: '' },
    ...{ version: 1, seenDifference: 0, settle: 'later', reason: 'A test', ...changes },
  })

/** Paid orders that staff change, and the links for paying the difference. */
export const orderChangeRows: Row[] = [
  get(change, changeAt, staffOnly()),
  get(change, nowhere, staffOnly(403, 404), 'no such order'),
  // With a version that no one has seen.
  post(
    change,
    changeAt,
    () => ({ operation: 'order-changes.apply', change: sent({ version: 999 }) }),
    staffOnly(403, 409),
    { operation: 'order-changes.apply' },
  ),
  post(change, changeAt, { operation: 'order-changes.apply', change: '{}' }, staffOnly(403, 422), {
    operation: 'order-changes.apply',
    about: 'nothing filled in',
  }),
  post(change, changeAt, { operation: 'no-such-thing' }, staffOnly(403, 400), { about: 'unknown operation' }),
  postOperation(
    order,
    ({ orderId }) => `/admin/orders/${orderId}`,
    'orders.edit-details',
    () => ({ version: '999', fullName: 'Ada Lovelace', email: 'ada@example.com' }),
    staffOnly(403, 409),
  ),
  ...['order-changes.send-again', 'order-changes.call-off'].map((name) =>
    postOperation(
      order,
      ({ orderId }) => `/admin/orders/${orderId}`,
      name,
      async (world) => ({ change: (await changed(world)).change }),
      staffOnly(),
    ),
  ),
  get(pay, async (world) => (await changed(world)).payPath, all(200)),
  get(pay, '/pay/order/no-such-link', all(404), 'no such link'),
  post(pay, async (world) => (await changed(world)).payPath, { operation: 'order-changes.pay' }, all(302), {
    operation: 'order-changes.pay',
  }),
  post(pay, '/pay/order/no-such-link', { operation: 'order-changes.settle' }, all(404), {
    operation: 'order-changes.settle',
  }),
]
