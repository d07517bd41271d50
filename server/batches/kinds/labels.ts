import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { labelsChoiceSchema, type Trouble } from '#domain/batches/batch.ts'
import { localTimeOf } from '#domain/local-time.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { maxJoined } from '#domain/shipping/joined-parcel.ts'
import { packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { table } from '#domain/table.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { Outcome } from '#server/kernel/operations/outcome.ts'
import type { ShipmentView } from '#server/shipping/index.ts'
import type { BatchesDeps } from '../deps.ts'
import type { LabelToJoin } from '../join-labels.ts'
import { failedAs, type Kind, type Step } from '../kind.ts'

/**
 * For one order; without a parcel it is calculated from the order's contents. `together`: the other orders that were
 * shown as sharing it.
 */
export const labelChoice = z.object({
  parcel: packageDetailsSchema.optional(),
  together: z.array(z.uuid()).max(maxJoined).optional(),
})

const madeSchema = z.object({ carrier: z.string(), serviceLevel: z.string(), amountCents: z.int() })

/** One label per order. One whose purchase is in doubt waits until that is resolved, and is not bought twice. */
export const labels: Kind = {
  async step(deps, actor, { orderId, choice, tries }, batch) {
    const { rate } = labelsChoiceSchema.parse(batch.choice)
    // It was begun before: by a process that died, or by an attempt whose response was lost.
    const own = tries > 1 ? await ownLabel(deps, actor, orderId) : null
    if (own) return own
    const other = await labelOfAnother(deps, actor, orderId, batch.createdAt)
    if (other) return other
    const wanted = { order: orderId, choice: rate, ...labelChoice.parse(choice) }
    const outcome = await deps.call('shipping.make-label', actor, wanted)
    if (outcome.ok) return doneAs(madeSchema.parse(outcome.value))
    if (becauseOf(outcome) === 'in_doubt') return inDoubt
    return failedAs(outcome, troubleOf(outcome))
  },
  filePermission: 'shipping.read',
  async file(deps, actor, batch, orderIds) {
    const { paper } = labelsChoiceSchema.parse(batch.choice)
    const all = (await deps.shipping.listForOrders(actor, orderIds)).filter(isLive)
    const ofBatch = ofOneBatch(batch.createdAt)
    const labels: LabelToJoin[] = []
    const printed = new Set<string>()
    for (const orderId of orderIds) {
      for (const { id, orderNumber } of ofBatch(all.filter((one) => one.orderIds.includes(orderId)))) {
        if (printed.has(id)) continue
        printed.add(id)
        const label = await deps.shipping.readLabel(actor, id)
        if (label) labels.push({ name: orderNumber, pdf: await buffer(await label.open()) })
      }
    }
    // The PDF code is loaded when a PDF is requested, not at startup.
    const { joinLabels } = await import('../join-labels.ts')
    const { bytes, unreadable } = await joinLabels(labels, paper)
    const { day } = localTimeOf(batch.createdAt, (await deps.readSettings()).timeZone)
    return {
      bytes,
      fileName: `labels-${day}-${labels.length}.pdf`,
      problem:
        unreadable.length === 0
          ? null
          : `${unreadable.join(', ')}: open the label on the order page, it’s missing from this PDF`,
    }
  },
}

const isLive = ({ kind, purchase }: Pick<ShipmentView, 'kind' | 'purchase'>): boolean =>
  kind === 'outbound' && purchase === 'bought'

/** For an order that was partly shipped before, that part's label is not printed again. */
const ofOneBatch =
  (since: Date) =>
  (labels: readonly ShipmentView[]): readonly ShipmentView[] => {
    const own = labels.filter(({ createdAt }) => new Date(createdAt) >= since)
    return own.length > 0 ? own : labels
  }

const inDoubt: Step = {
  state: 'later',
  message: 'The carrier’s answer was lost. We’re looking it up; nothing is paid twice.',
  after: seconds(5),
}

const doneAs = ({ carrier, serviceLevel, amountCents }: z.output<typeof madeSchema>): Step => ({
  state: 'done',
  message: `${carrier} ${serviceLevel}, ${formatMoney(cents(amountCents))}`,
  memo: { amountCents },
})

/** The label for the rest of the order, bought already or being bought; null: something is left to ship. */
async function ownLabel({ shipping }: BatchesDeps, actor: Actor, orderId: string): Promise<Step | null> {
  const all = await shipping.listForOrders(actor, [orderId])
  if (all.some(({ purchase }) => purchase === 'buying')) return inDoubt
  const left = (await shipping.leftOf([orderId])).get(orderId) ?? []
  const live = all.findLast(isLive)
  return live && left.length === 0 ? doneAs({ ...live, amountCents: live.shippingCostCents }) : null
}

/** The label bought for another order of the batch that shares its parcel: it is paid for once. */
async function labelOfAnother(
  { shipping }: BatchesDeps,
  actor: Actor,
  orderId: string,
  since: Date,
): Promise<Step | null> {
  const all = await shipping.listForOrders(actor, [orderId])
  const joined = all.filter((one) => one.orderIds.length > 1 && new Date(one.createdAt) >= since)
  if (joined.some(({ purchase }) => purchase === 'buying')) return inDoubt
  const own = joined.find(isLive)
  if (!own || ((await shipping.leftOf([orderId])).get(orderId) ?? []).length > 0) return null
  return { state: 'done', message: `In one parcel: ${own.orderNumbers.join(', ')}`, memo: { amountCents: 0 } }
}

const becauseOf = (outcome: Outcome & { ok: false }): string | undefined =>
  outcome.reason === 'refused' ? outcome.because : undefined

const troubles = table<Trouble>({
  incomplete_address: 'address',
  unprintable_address: 'address',
  no_rates: 'address',
  refused: 'account',
  provider_failed: 'account',
})

/** Carriers refuse in their own words, which mention the address if it is at fault. */
function troubleOf(outcome: Outcome & { ok: false }): Trouble {
  const because = becauseOf(outcome) ?? ''
  if (because === 'refused' && /address|zip|postal|street|recipient/i.test(outcome.message)) return 'address'
  return troubles[because] ?? 'order'
}
