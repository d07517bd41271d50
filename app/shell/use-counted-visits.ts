import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Tells the shop of each of its pages that is opened, by a link or from outside, where it counts them. */
export function useCountedVisits(isCounted: boolean): void {
  const { pathname, search } = useLocation()
  const arrivedWith = useRef(search)
  useEffect(() => {
    if (!isCounted || /^\/admin(\/|$)/.test(pathname) || asksNotToBeFollowed()) return
    const campaign = new URLSearchParams(arrivedWith.current).get('utm_source') ?? ''
    const visit = { path: pathname, referrer: document.referrer, campaign: campaign.slice(0, 200) }
    // Nothing waits for it, and a visit that is not told is no loss.
    navigator.sendBeacon('/api/v1/visits', new Blob([JSON.stringify(visit)], { type: 'application/json' }))
  }, [isCounted, pathname])
}

/** Global Privacy Control (W3C, `navigator.globalPrivacyControl`) and the older Do Not Track. */
const asksNotToBeFollowed = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'
