import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { call, insist, type Visit, withAddress } from './ask-shop.ts'
import type { BusyShop } from './rig.ts'
import type { Told } from './told.ts'

type Order = { orderId: string; itemId: string }
type Work = (visit: Visit, staff: Browser, order: Order) => Promise<void>

/** A staff member, signed in through the accounts' own endpoint. */
export async function hire(rig: BusyShop): Promise<Browser> {
  const DATABASE_URL = await rig.connectionString()
  if (DATABASE_URL === null) throw new Error('The database is away before anything was done to it')
  const { auth, stop } = openShop({ ...rig.settings, DATABASE_URL })
  const staff = await signInFrom({ auth, origin: rig.origin }, browse(rig), 'owner')
  await stop()
  return withAddress(staff, '10.250.0.1')
}

/** One order after the other, each once, one task after the other for each. */
export async function keepWorking(visit: Visit, staff: Browser, seen: Set<unknown>): Promise<void> {
  while (!visit.isOver()) {
    const rows = await visit.rig.ask(
      `select o.id as "orderId", i.id as "itemId", i.product_type = 'T-Shirt' as "isShirt" from orders o join order_items i on i.order_id = o.id
       where o.payment_status = 'paid' order by o.placed_at`,
    )
    const next = rows?.find(({ orderId }) => !seen.has(orderId)) as (Order & { isShirt: boolean }) | undefined
    if (!next) {
      await pause(200)
      continue
    }
    seen.add(next.orderId)
    const works = next.isShirt
      ? [seen.size % 3 === 0 ? refundAll : refund]
      : [writeMessage, askForPrintFile, label, refund]
    for (const work of works) await work(visit, staff, next)
  }
}

const act = (visit: Visit, staff: Browser, orderId: string, fields: Record<string, string>) =>
  call(visit, staff, 'POST', `/admin/orders/${orderId}.data`, new URLSearchParams(fields))

/** Only once: a message has no key of its own, and someone without a response checks before writing again. */
const writeMessage: Work = async (visit, staff, { orderId }) => {
  const text = `Message ${randomUUID()}`
  const answer = await act(visit, staff, orderId, { operation: 'orders.write-to-customer', text })
  if (answer?.status === 200) visit.told.messages.push({ text })
}

const askForPrintFile: Work = async (visit, staff, { itemId }) => {
  const answer = await call(visit, staff, 'POST', `/api/v1/order-items/${itemId}/print-file`, {})
  if (answer?.status === 200) visit.told.printFiles.push({ itemId })
}

/** Another open order of the same customer ships with it, if there is one. */
const label: Work = async (visit, staff, { orderId }) => {
  const { told, rig } = visit
  if (told.joined.some((one) => one.otherId === orderId)) return
  if (!(await startMaking(visit, staff, orderId))) return
  const others = await rig.ask(
    `select o.id from orders o join orders own on own.contact_email = o.contact_email and own.id <> o.id
     where own.id = '${orderId}' and o.payment_status = 'paid' and not exists
       (select 1 from shipments s join shipment_items i on i.shipment_id = s.id where i.order_id = o.id)`,
  )
  const otherId = others?.[0]?.id
  const joined = typeof otherId === 'string' ? await join(visit, staff, orderId, otherId) : null
  const wanted = { parcel: defaultPackage, choice: 'cheapest' }
  const answer = await call(visit, staff, 'POST', `/api/v1/orders/${orderId}/label`, wanted)
  if (answer?.status !== 201) return
  told.labels.push({ orderId })
  if (joined) joined.isLabeled = true
}

const startMaking = (visit: Visit, staff: Browser, orderId: string) =>
  insist(visit, () => act(visit, staff, orderId, { operation: 'orders.set-status', to: 'in_production' }))

/** Repeated until there is a response: joining again changes nothing. */
async function join(
  visit: Visit,
  staff: Browser,
  orderId: string,
  otherId: string,
): Promise<Told['joined'][number] | null> {
  if (!(await startMaking(visit, staff, otherId))) return null
  const answer = await insist(visit, () =>
    call(visit, staff, 'POST', '/api/v1/shipping/joined-orders', { orders: [orderId, otherId] }),
  )
  if (answer?.status !== 200) return null
  const joined = { orderId, otherId, isLabeled: false }
  visit.told.joined.push(joined)
  return joined
}

const refund: Work = (visit, staff, order) =>
  giveMoney(visit, staff, order, { kind: 'amount', amountCents: '137', reason: 'Misprint' })

/** The shirts go back on the shelf, and the code may be used once more. */
const refundAll: Work = (visit, staff, order) =>
  giveMoney(visit, staff, order, {
    ...{ kind: 'full', reason: 'Wrong size' },
    ...{ returnStock: 'on', returnDiscountUse: 'on' },
  })

/** With its own key, so that it can be repeated until there is a response. */
async function giveMoney(
  visit: Visit,
  staff: Browser,
  { orderId }: Order,
  wish: Record<string, string>,
): Promise<void> {
  const refundId = randomUUID()
  const answer = await insist(visit, () =>
    act(visit, staff, orderId, { operation: 'payments.refund', refundId, ...wish }),
  )
  if (answer?.status === 200) visit.told.refunds.push({ refundId })
}
