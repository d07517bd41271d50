import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { type Draft, toSend } from './draft-form.ts'

/** Typing is not answered letter by letter. */
const pauseMilliseconds = 350

/** What the server asks for what is filled in, a moment after the last change; null until there is an answer. */
export function useDraftTotals(draft: Draft): OperationAnswer<'draft-orders.total'> | null {
  const fetcher = useFetcher<OperationAnswer<'draft-orders.total'>>()
  const { lines, delivery, speed, discount, shippingPrice, customerId } = draft
  const priced = JSON.stringify({ lines, delivery, speed, discount, shippingPrice, customerId })
  const ask = useEffectEvent(() => {
    if (lines.length === 0) return
    const draftOrder = JSON.stringify(toSend(draft))
    void fetcher.submit(
      { operation: 'draft-orders.total', draftOrder },
      { method: 'post', action: '/admin/orders/new' },
    )
  })
  useEffect(() => {
    if (priced === '') return
    const timer = setTimeout(ask, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [priced])
  return lines.length === 0 ? null : (fetcher.data ?? null)
}
