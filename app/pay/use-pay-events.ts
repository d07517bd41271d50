import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router'

export type PayCame = 'open' | 'processing' | null

/** Between questions while nobody knows yet, as when the bank is slow. */
const pauseMilliseconds = 5_000

type Bill = { isOpen: boolean; isUnderWay: boolean }

/** For whoever comes back from the payment page: asks what became of it, at once and again until somebody knows. */
export function useComeBack(
  { isOpen, isUnderWay }: Bill,
  came: PayCame,
  operation: 'payment-links.settle' | 'order-changes.settle',
): void {
  const submit = useSubmit()
  const navigation = useNavigation()
  const isBack = useSearchParams()[0].has('back')
  const ask = useEffectEvent(() => {
    // Providers may take longer than the pause: what was asked is waited for.
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
 * Tells the shop once that the bill was seen; nothing waits for it. By no fetcher: one whose answer comes while the press of
 * *Pay* is answered, too, keeps this page at the address of the next (React Router 8.4, routes that are found when needed).
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
