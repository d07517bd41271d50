import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from '#app/checkout/payment-success.route.tsx'
import { readPendingOrder } from './pending-order.ts'

/**
 * An order sent from this browser that has since been paid: the shopper closed the page before the payment page brought
 * them back, and must not be asked to pay for the same cart again.
 */
export function usePaidOrder(isReady: boolean): { attemptId: string; orderNumber: string } | null {
  const { load, data } = useFetcher<typeof loader>()
  const isAsked = useRef(false)
  useEffect(() => {
    const pending = isReady && !isAsked.current ? readPendingOrder() : null
    if (!pending) return
    isAsked.current = true
    void load(`/payment-success?attempt=${encodeURIComponent(pending.attempt_id)}`)
  }, [isReady, load])
  const settlement = data?.settlement
  if (settlement?.state !== 'paid' || settlement.orderNumber === null) return null
  return { attemptId: settlement.attemptId, orderNumber: settlement.orderNumber }
}
