import type { Called } from '#app/operations/call-operation.ts'
import { useAsked } from '#app/operations/use-asked.ts'
import type { InputOf } from '#server/operations.ts'
import { type Draft, toSend } from './draft-form.ts'
import { isFilledIn } from './is-filled-in.ts'

/**
 * The server's price for the draft, requested a moment after the last change; null until it answers, and while a part
 * is not filled in.
 */
export function useDraftTotals(draft: Draft): Called<'draft-orders.total'> | null {
  const { id, lines, delivery, speed, discount, shippingPrice, customerId } = toSend(draft)
  const priced = { id, lines, delivery, speed, discount, shippingPrice, customerId }
  const isReady = lines.length > 0 && lines.every(isFilledIn)
  const input = isReady ? (priced as InputOf<'draft-orders.total'>) : null
  return useAsked('draft-orders.total', 'POST /draft-orders/total', input).answer
}
