import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router'

export type PayCame = 'open' | 'processing' | null

/** Between checks while the outcome is unknown, for example because the bank is slow. */
const pauseMilliseconds = 5_000

type Bill = { isOpen: boolean; isUnderWay: boolean }

/**
 * When the buyer comes back from the payment page: asks what became of it, right away and again until the outcome is
 * known.
 */
export function useComeBack(
  { isOpen, isUnderWay }: Bill,
  came: PayCame,
  operation: 'payment-links.settle' | 'order-changes.settle',
): void {
  const submit = useSubmit()
  const navigation = useNavigation()
  const isBack = useSearchParams()[0].has('back')
  const ask = useEffectEvent(() => {
    // Providers may take longer than the pause: wait for the pending request.
    if (navigation.state !== 'idle') return
    void submit({ operation }, { method: 'post', replace: true, preventScrollReset: true })
  })
  const isWaiting = isOpen && (came === 'processing' || (isBack && isUnderWay && came === null))
  useEffect(() => {
    if (!isWaiting) return
    if (came === null) ask()
    const timer = setInterval(ask, pauseMilliseconds)
    return () => clearInterval(timer)
  }, [isWaiting, came])
}

/**
 * Tells the shop once that the bill was seen; nothing waits for it. Does not use a fetcher: if its answer comes while a
 * press of *Pay* is also being answered, this page stays up at the URL of the next one (React Router 8.4, lazy route
 * discovery).
 */
export function useTellSeen(isOpen: boolean): void {
  const { pathname } = useLocation()
  const hasTold = useRef(false)
  const tell = useEffectEvent(() => {
    if (hasTold.current || !isOpen) return
    hasTold.current = true
    navigator.sendBeacon(`${pathname}.data`, new URLSearchParams({ operation: 'payment-links.see' }))
  })
  useEffect(() => tell(), [])
}
