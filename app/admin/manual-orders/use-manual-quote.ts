import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { ManualQuote } from '#server/manual-orders/index.ts'
import { type Draft, toSend } from './manual-draft.ts'

/** Typing is not answered letter by letter. */
const pauseMilliseconds = 350

/** What the server asks for what is filled in, a moment after the last change; null until there is an answer. */
export function useManualQuote(draft: Draft): ManualQuote | null {
  const fetcher = useFetcher<{ intent: string; quote?: ManualQuote }>()
  const { lines, delivery, discount, shippingPrice, customerId } = draft
  const priced = JSON.stringify({ lines, delivery, discount, shippingPrice, customerId })
  const ask = useEffectEvent(() => {
    if (lines.length === 0) return
    // Who it is for does not change what it costs.
    const contact = { email: 'a@example.com', fullName: 'Somebody', phone: '' }
    const manualOrder = JSON.stringify({ ...toSend(draft), contact, address: {}, dueDay: '', notes: '' })
    void fetcher.submit(
      { intent: 'quote-manual', manualOrder },
      { method: 'post', action: '/admin/orders/new' },
    )
  })
  useEffect(() => {
    if (priced === '') return
    const timer = setTimeout(ask, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [priced])
  return lines.length === 0 ? null : (fetcher.data?.quote ?? null)
}
