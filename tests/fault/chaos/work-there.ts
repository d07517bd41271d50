import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { call, insist, type Visit, withAddress } from './ask-shop.ts'
import type { Rig } from './rig.ts'

type Work = (visit: Visit, staff: Browser, order: { orderId: string; itemId: string }) => Promise<void>

/** Somebody of the shop, signed in by the accounts' own door. */
export async function hire(rig: Rig): Promise<Browser> {
  const DATABASE_URL = await rig.connectionString()
  if (DATABASE_URL === null) throw new Error('The database is away before anything was done to it')
  const { auth, stop } = openShop({ ...rig.settings, DATABASE_URL })
  const staff = await signInFrom({ auth, origin: rig.origin }, browse(rig), 'owner')
  await stop()
  return withAddress(staff, '10.250.0.1')
}

/** One order after the other, one thing after the other with each. */
export async function keepWorking(visit: Visit, staff: Browser): Promise<void> {
  const seen = new Set<unknown>()
  while (!visit.isOver()) {
    const rows = await visit.rig.ask(
      `select o.id as "orderId", i.id as "itemId" from orders o join order_items i on i.order_id = o.id
       where o.payment_status = 'paid' order by o.placed_at`,
    )
    const next = rows?.find(({ orderId }) => !seen.has(orderId)) as
      | { orderId: string; itemId: string }
      | undefined
    if (!next) {
      await pause(200)
      continue
    }
    seen.add(next.orderId)
    for (const work of [writeMessage, askForPrintFile, label, refund]) await work(visit, staff, next)
  }
}

const act = (visit: Visit, staff: Browser, orderId: string, fields: Record<string, string>) =>
  call(visit, staff, 'POST', `/admin/orders/${orderId}.data`, new URLSearchParams(fields))

/** Once: a message has no key of its own, and who was not answered looks before writing again. */
const writeMessage: Work = async (visit, staff, { orderId }) => {
  const text = `Message ${randomUUID()}`
  const answer = await act(visit, staff, orderId, { intent: 'write-message', text })
  if (answer?.status === 200) visit.told.messages.push({ text })
}

const askForPrintFile: Work = async (visit, staff, { orderId, itemId }) => {
  const answer = await act(visit, staff, orderId, { intent: 'print-file', itemId })
  if (answer?.status === 200) visit.told.printFiles.push({ itemId })
}

const label: Work = async (visit, staff, { orderId }) => {
  const moved = await insist(visit, () =>
    act(visit, staff, orderId, { intent: 'status', status: 'in_production' }),
  )
  if (moved === null) return
  const wanted = { orderId, parcel: defaultPackage, choice: 'cheapest' }
  const answer = await call(visit, staff, 'POST', '/admin/labels/make', wanted)
  if (answer?.status === 200 && /"ok":true/.test(answer.text)) visit.told.labels.push({ orderId })
}

/** With a key of its own, so that it is asked for until it is answered. */
const refund: Work = async (visit, staff, { orderId }) => {
  const refundId = randomUUID()
  const wish = { refundId, kind: 'amount', amountCents: 137, reason: 'Misprint' }
  const answer = await insist(visit, () =>
    act(visit, staff, orderId, { intent: 'refund', refund: JSON.stringify(wish) }),
  )
  if (answer?.status === 200) visit.told.refunds.push({ refundId })
}
