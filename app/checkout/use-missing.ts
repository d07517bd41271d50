import { useEffect, useState } from 'react'
import { toLine } from '#app/cart/quote-request.ts'
import type { CartItem } from '#domain/cart-items.ts'
import type { DeliveryMethod } from '#domain/quote.ts'
import type { Missing } from '#server/checkout/index.ts'
import type { CheckoutForm } from './read-form.ts'

/** People type in one go; the server is asked when they rest. */
const restMilliseconds = 400

/** The server's list of what is missing in a form as it is now; null until it has answered. */
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
      const answer = await ask({ ...filled, delivery, lines: items.map(toLine) }, stop.signal)
      if (answer) setMissing(answer)
    }, restMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [filled, items, delivery])
  return missing
}

/** Null when the server cannot be asked: Pay Now tells then. */
async function ask(form: object, signal: AbortSignal): Promise<Missing[] | null> {
  try {
    const answer = await fetch('/checkout/missing', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
      signal,
    })
    return answer.ok ? ((await answer.json()) as { missing: Missing[] }).missing : null
  } catch {
    return null
  }
}
