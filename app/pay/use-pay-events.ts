import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher, useSearchParams, useSubmit } from 'react-router'
import type { PayView } from '#server/manual-orders/index.ts'

export type PayCame = 'open' | 'processing' | null

/** Between questions while the bank is slow. */
const pauseMilliseconds = 5_000

/**
 * Tells the shop that the bill was seen, and, for whoever comes back from the payment page, asks what became of it: at
 * once, and again while the bank is slow.
 */
export function usePayEvents({ state, isUnderWay }: PayView, came: PayCame): void {
  const seen = useFetcher()
  const submit = useSubmit()
  const [search] = useSearchParams()
  const hasTold = useRef(false)
  const isBack = search.has('back')

  const tell = useEffectEvent(() => {
    if (hasTold.current || state !== 'open') return
    hasTold.current = true
    void seen.submit({ operation: 'payment-links.see' }, { method: 'post' })
  })
  useEffect(() => tell(), [])

  const ask = useEffectEvent(() => {
    void submit(
      { operation: 'payment-links.settle' },
      { method: 'post', replace: true, preventScrollReset: true },
    )
  })
  const isWaiting = state === 'open' && (came === 'processing' || (isBack && isUnderWay && came === null))
  useEffect(() => {
    if (!isWaiting) return
    if (came === null) return ask()
    const timer = setInterval(ask, pauseMilliseconds)
    return () => clearInterval(timer)
  }, [isWaiting, came])
}
