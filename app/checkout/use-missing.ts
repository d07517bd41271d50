import { useEffect, useState } from 'react'
import { toLine } from '#app/cart/to-line.ts'
import { callOperation } from '#app/operations/call-operation.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { Missing } from './missing-list.tsx'
import type { CheckoutForm } from './read-form.ts'

/** People type without stopping; the server is asked after a pause. */
const restMilliseconds = 400

/** The server's list of what is missing in the form in its current state; null until it has answered. */
export function useMissing(
  filled: CheckoutForm | null,
  items: readonly CartItem[],
  delivery: DeliveryMethod,
): Missing[] | null {
  const [missing, setMissing] = useState<Missing[] | null>(null)
  useEffect(() => {
    if (!filled) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const form = { ...filled, delivery, lines: items.map(toLine) }
      const { signal } = stop
      const called = await callOperation('checkout.list-missing', 'POST /checkout/missing', form, {
        signal,
      }).catch(() => null)
      // If the shop cannot be reached, Pay Now says so.
      if (called?.ok && !signal.aborted) setMissing(called.value.missing)
    }, restMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [filled, items, delivery])
  return missing
}
