import { type Asked, useAsked } from '#app/operations/use-asked.ts'
import type { InputOf } from '#server/operations.ts'
import type { OpenOrderChange } from '#server/order-changes/index.ts'
import { type ChangeDraft, linesToSend } from './change-draft.ts'

type Change = InputOf<'order-changes.preview'>

/**
 * What the server would charge for the change, requested a moment after the last edit, and again for each round; null
 * until it answers.
 */
export function useChangePreview(
  orderId: string,
  open: OpenOrderChange,
  draft: ChangeDraft,
  round: number,
): Asked<'order-changes.preview'> {
  const change = { ...linesToSend(open, draft), order: orderId } as Change
  return useAsked('order-changes.preview', 'POST /orders/{order}/changes/preview', change, { round })
}
