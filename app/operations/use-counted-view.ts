import { useEffect, useRef } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/**
 * Tells the shop that somebody looks at an article or a product; the shop decides whether it counts. Nothing waits for
 * it, and a view that is not told is no loss.
 */
export function useCountedView(what: 'article' | 'product', id: string): void {
  const isTold = useIsCounted()
  useEffect(() => {
    if (isTold) tell(`${what}-views`, { [what]: id })
  }, [isTold, what, id])
}

/** Tells of each page of the shop that is opened, by a link or from outside. */
export function useCountedVisits(): void {
  const isTold = useIsCounted()
  const { pathname, search } = useLocation()
  const first = useRef(search)
  useEffect(() => {
    if (!isTold || /^\/admin(\/|$)/.test(pathname)) return
    const campaign = new URLSearchParams(first.current).get('utm_source') ?? ''
    tell('visits', { path: pathname, referrer: document.referrer, campaign: campaign.slice(0, 200) })
  }, [isTold, pathname])
}

function useIsCounted(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.shop.areVisitsCounted === true
}

function tell(what: string, body: object): void {
  if (asksNotToBeFollowed()) return
  navigator.sendBeacon(`/api/v1/${what}`, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

/** Global Privacy Control (W3C, `navigator.globalPrivacyControl`) and the older Do Not Track. */
const asksNotToBeFollowed = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'
