import { useEffect, useRef, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { CheckoutAddress } from '#domain/cart/checkout.ts'
import type { ValueOf } from '#server/operations.ts'

type Checked = ValueOf<'addresses.check'>

/** People type without stopping; the carrier is asked after a pause. */
const restMilliseconds = 700

/** What the carrier says about a complete address; null until it has answered, and for incomplete ones. */
export function useAddressCheck(address: CheckoutAddress | null, isAsked: boolean): Checked | null {
  const [checked, setChecked] = useState<{ key: string; answer: Checked } | null>(null)
  const isWhole = address && [address.street1, address.city, address.state, address.zip].every(Boolean)
  const key = isAsked && isWhole ? JSON.stringify(address) : ''
  const latest = useRef(address ?? {})
  latest.current = address ?? {}
  useEffect(() => {
    if (key === '') return
    const stop = new AbortController()
    const { signal } = stop
    const timer = setTimeout(async () => {
      const called = await callOperation('addresses.check', 'POST /addresses/check', latest.current, {
        signal,
      }).catch(() => null)
      // The form shows formatting errors itself; the shopper doesn't wait for the carrier.
      if (called?.ok && !signal.aborted) setChecked({ key, answer: called.value })
    }, restMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key])
  return checked && checked.key === key ? checked.answer : null
}
