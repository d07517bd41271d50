import { randomUUID } from 'node:crypto'
import { customLine, manualForm } from '#tests/harness/manual-order.ts'
import { all, get, post, type Row, staffOnly } from './row.ts'
import type { World } from './things.ts'

const write = 'routes/admin-new-order.tsx'
const at = '/admin/orders/new'
const people = 'routes/admin-order-people.ts'
const sent = 'routes/admin-manual-order.tsx'
const pay = 'routes/pay.tsx'
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
  post(write, at, () => ({ intent: 'quote-manual', manualOrder: filledIn() }), staffOnly(), {
    intent: 'quote-manual',
  }),
  post(write, at, () => ({ intent: 'save-draft', manualOrder: filledIn() }), staffOnly(), {
    intent: 'save-draft',
  }),
  post(write, at, () => ({ intent: 'send-link', manualOrder: filledIn() }), staffOnly(), {
    intent: 'send-link',
  }),
  post(write, at, { intent: 'send-link', manualOrder: '{}' }, staffOnly(403, 422), {
    intent: 'send-link',
    about: 'nothing filled in',
  }),
  post(
    write,
    at,
    () => ({
      intent: 'take-payment',
      manualOrder: filledIn(),
      payment: JSON.stringify({ method: 'cash', reference: '' }),
    }),
    staffOnly(),
    { intent: 'take-payment' },
  ),
  post(write, at, { intent: 'no-such-thing' }, staffOnly(403, 400), { about: 'unknown intent' }),
  get(people, `${at}/people?text=quill`, staffOnly()),
  get(sent, linkAt, staffOnly()),
  get(sent, nowhere, staffOnly(403, 404), 'no such order'),
  post(sent, linkAt, { intent: 'send-again' }, staffOnly(), { intent: 'send-again' }),
  post(sent, linkAt, { intent: 'cancel-link' }, staffOnly(), { intent: 'cancel-link' }),
  post(
    sent,
    linkAt,
    { intent: 'take-link', payment: JSON.stringify({ method: 'cash', reference: '' }) },
    staffOnly(),
    { intent: 'take-link' },
  ),
  post(sent, nowhere, { intent: 'cancel-link' }, staffOnly(403, 404), {
    intent: 'cancel-link',
    about: 'no such order',
  }),
  get(pay, payAt, all(200)),
  get(pay, '/pay/no-such-link', all(404), 'no such link'),
  post(pay, payAt, { intent: 'see-link' }, all(200), { intent: 'see-link' }),
  post(pay, payAt, { intent: 'settle-link' }, all(200), { intent: 'settle-link' }),
  post(pay, payAt, { intent: 'pay-link' }, all(302), { intent: 'pay-link' }),
  post(pay, '/pay/no-such-link', { intent: 'pay-link' }, all(404), {
    intent: 'pay-link',
    about: 'no such link',
  }),
]
