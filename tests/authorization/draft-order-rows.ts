import { randomUUID } from 'node:crypto'
import { customLine, filledDraftOrder } from '#tests/harness/draft-order.ts'
import { all, get, post, type Row, staffOnly } from './row.ts'
import type { World } from './things.ts'

const write = 'admin/draft-orders/route.tsx'
const at = '/admin/orders/new'
const sent = 'admin/draft-orders/link.route.tsx'
const pay = 'pay/route.tsx'
const nowhere = `/admin/orders/drafts/${randomUUID()}`

/** Each caller writes its own order. */
const filledIn = () => JSON.stringify(filledDraftOrder({ lines: [customLine()] }))

const linkAt = async ({ freshLink }: World): Promise<string> =>
  `/admin/orders/drafts/${(await freshLink()).id}`
const payAt = async ({ freshLink }: World): Promise<string> => `/pay/${(await freshLink()).token}`

/** Orders that staff write, and the links that let anyone who has them pay. */
export const draftOrderRows: Row[] = [
  get(write, at, staffOnly()),
  get(write, `${at}?draft=${randomUUID()}`, staffOnly(403, 404), 'no such draft'),
  get(write, `${at}?quote=${randomUUID()}`, staffOnly(403, 404), 'no such request'),
  ...['draft-orders.save-draft', 'draft-orders.send-link'].map((operation) =>
    post(write, at, () => ({ operation, draftOrder: filledIn() }), staffOnly(), { operation }),
  ),
  post(write, at, { operation: 'draft-orders.send-link', draftOrder: '{}' }, staffOnly(403, 422), {
    operation: 'draft-orders.send-link',
    about: 'nothing filled in',
  }),
  post(
    write,
    at,
    () => ({ operation: 'draft-orders.take-new', draftOrder: filledIn(), method: 'cash' }),
    staffOnly(),
    { operation: 'draft-orders.take-new' },
  ),
  post(write, at, { operation: 'draft-orders.cancel', draftOrder: randomUUID() }, staffOnly(403, 404), {
    operation: 'draft-orders.cancel',
    about: 'no such draft',
  }),
  post(write, at, { operation: 'no-such-thing' }, staffOnly(403, 400), { about: 'unknown operation' }),
  get(sent, linkAt, staffOnly()),
  get(sent, nowhere, staffOnly(403, 404), 'no such order'),
  post(sent, linkAt, { operation: 'draft-orders.send-again' }, staffOnly(), {
    operation: 'draft-orders.send-again',
  }),
  post(sent, linkAt, { operation: 'draft-orders.cancel' }, staffOnly(), {
    operation: 'draft-orders.cancel',
  }),
  post(sent, linkAt, { operation: 'draft-orders.take-for-link', method: 'cash' }, staffOnly(), {
    operation: 'draft-orders.take-for-link',
  }),
  post(sent, nowhere, { operation: 'draft-orders.cancel' }, staffOnly(403, 404), {
    operation: 'draft-orders.cancel',
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
