import { randomUUID } from 'node:crypto'
import { customLine, manualForm } from '#tests/harness/manual-order.ts'
import { all, get, post, type Row, staffOnly } from './row.ts'
import type { World } from './things.ts'

const write = 'admin/manual-orders/route.tsx'
const at = '/admin/orders/new'
const sent = 'admin/manual-orders/link.route.tsx'
const pay = 'pay/route.tsx'
const nowhere = `/admin/orders/manual/${randomUUID()}`

/** Each caller writes an order of its own. */
const filledIn = () => JSON.stringify(manualForm({ lines: [customLine()] }))

const linkAt = async ({ freshLink }: World): Promise<string> =>
  `/admin/orders/manual/${(await freshLink()).id}`
const payAt = async ({ freshLink }: World): Promise<string> => `/pay/${(await freshLink()).token}`

/** Orders that staff write, and the links by which whoever has them pays. */
export const manualOrderRows: Row[] = [
  get(write, at, staffOnly()),
  get(write, `${at}?draft=${randomUUID()}`, staffOnly(403, 404), 'no such draft'),
  get(write, `${at}?quote=${randomUUID()}`, staffOnly(403, 404), 'no such request'),
  ...['manual-orders.total', 'manual-orders.save-draft', 'manual-orders.send-link'].map((operation) =>
    post(write, at, () => ({ operation, manualOrder: filledIn() }), staffOnly(), { operation }),
  ),
  post(write, at, { operation: 'manual-orders.send-link', manualOrder: '{}' }, staffOnly(403, 422), {
    operation: 'manual-orders.send-link',
    about: 'nothing filled in',
  }),
  post(
    write,
    at,
    () => ({ operation: 'manual-orders.take-new', manualOrder: filledIn(), method: 'cash' }),
    staffOnly(),
    { operation: 'manual-orders.take-new' },
  ),
  post(write, at, { operation: 'manual-orders.cancel', manualOrder: randomUUID() }, staffOnly(403, 404), {
    operation: 'manual-orders.cancel',
    about: 'no such draft',
  }),
  post(write, at, { operation: 'no-such-thing' }, staffOnly(403, 400), { about: 'unknown operation' }),
  get(sent, linkAt, staffOnly()),
  get(sent, nowhere, staffOnly(403, 404), 'no such order'),
  post(sent, linkAt, { operation: 'manual-orders.send-again' }, staffOnly(), {
    operation: 'manual-orders.send-again',
  }),
  post(sent, linkAt, { operation: 'manual-orders.cancel' }, staffOnly(), {
    operation: 'manual-orders.cancel',
  }),
  post(sent, linkAt, { operation: 'manual-orders.take-for-link', method: 'cash' }, staffOnly(), {
    operation: 'manual-orders.take-for-link',
  }),
  post(sent, nowhere, { operation: 'manual-orders.cancel' }, staffOnly(403, 404), {
    operation: 'manual-orders.cancel',
    about: 'no such order',
  }),
  get(pay, payAt, all(200)),
  get(pay, '/pay/no-such-link', all(404), 'no such link'),
  post(pay, payAt, { operation: 'payment-links.see' }, all(200), { operation: 'payment-links.see' }),
  post(pay, payAt, { operation: 'payment-links.settle' }, all(200), { operation: 'payment-links.settle' }),
  post(pay, payAt, { operation: 'payment-links.pay' }, all(302), { operation: 'payment-links.pay' }),
  post(pay, '/pay/no-such-link', { operation: 'payment-links.pay' }, all(404), {
    operation: 'payment-links.pay',
    about: 'no such link',
  }),
]
