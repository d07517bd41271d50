import { isReleased } from '#domain/orders/order-status.ts'
import { type LabelRefusal, labelRefusalWords, refusesLabel } from '#domain/shipping/label-rules.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import type { ShipmentView } from './present.ts'
import type { ParcelKind } from './tables.ts'

export type LabelRefusalReason =
  | 'invalid'
  | 'not_found'
  | 'incomplete_address'
  | 'no_rate'
  | 'no_rates'
  | 'rate_changed'
  | LabelRefusal
  | 'already_labeled'
  | 'contents'
  | 'contents_changed'
  | 'apart'
  | 'provider_failed'
  | 'refused'

/** `doubtful`: the provider's response was lost; it is looked up until it is known, and nothing is paid twice. */
export type CreateLabelsOutcome =
  | { ok: true; shipments: ShipmentView[]; isDoubtful: boolean }
  | { ok: false; reason: LabelRefusalReason; message: string }

export const refuse = (reason: LabelRefusalReason, message: string): CreateLabelsOutcome & { ok: false } => ({
  ok: false,
  reason,
  message,
})

/** Returns are allowed for anything that was paid; outbound labels also require one of the two states. */
export function refusalOf(
  order: ShippableOrder | null,
  kind: ParcelKind,
): (CreateLabelsOutcome & { ok: false }) | null {
  if (!order) return refuse('not_found', 'there is no such order')
  const isFree = kind === 'return' && isReleased(order.paymentStatus)
  const reason = isFree ? null : refusesLabel(order)
  return reason ? refuse(reason, labelRefusalWords[reason]) : null
}
