import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams, useSubmit } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { Settlement } from '#server/payments/index.ts'
import { finishOrder } from './finish-order.ts'
import { readPendingOrder } from './pending-order.ts'

/** Seconds between checks while the bank is slow, or while the shop cannot be reached. */
const pauses = [2, 3, 5, 10, 15] as const
const lastPause = 30

const seconds = (count: number): number => count * 1_000

/**
 * Asks for the settlement as soon as the page has loaded, and again while the payment is in progress; then, once,
 * reports the result and removes what was ordered from the cart.
 */
export function usePaymentResult(settlement: Settlement | null): void {
  const submit = useSubmit()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { remove, isReady } = useCart()
  const asked = useRef(0)
  const told = useRef<string | null>(null)
  const state = settlement?.state ?? 'missing'

  const ask = useEffectEvent(() => {
    asked.current += 1
    void submit({ operation: 'payments.settle' }, { method: 'post', replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (state !== 'pending' && state !== 'processing') return
    let timer: ReturnType<typeof setTimeout>
    const askAndWait = (): void => {
      ask()
      timer = setTimeout(askAndWait, seconds(pauses[asked.current] ?? lastPause))
    }
    timer = setTimeout(askAndWait, state === 'pending' ? 0 : seconds(pauses[0]))
    return () => clearTimeout(timer)
  }, [state])

  /** Some providers send shoppers back without our query: use the order that this browser sent. */
  const isFindingOrder = (): boolean => {
    const pending = search.has('attempt') ? null : readPendingOrder()
    if (!pending) return false
    void navigate(`?attempt=${encodeURIComponent(pending.attempt_id)}`, { replace: true })
    return true
  }

  const tell = useEffectEvent(() => {
    if (told.current === state) return
    told.current = state
    if (state === 'paid' && settlement) {
      const isFresh = finishOrder(settlement.attemptId, remove)
      if (isFresh) notify.success('Order Created Successfully!', `Order ${settlement.orderNumber}`)
    }
    if (state === 'unverified')
      notify.error('Payment Verification Issue', "We couldn't verify your payment. Please contact support.")
    if (state === 'missing' && !isFindingOrder())
      notify.error('Error', 'Failed to complete your order. Please contact support.')
  })
  useEffect(() => {
    if (isReady && state !== 'pending') tell()
  }, [isReady, state])
}
