import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Reports each page view to the shop, whether from a link or from outside, if it counts them. */
export function useCountedVisits(isCounted: boolean): void {
  const { pathname, search } = useLocation()
  const arrivedWith = useRef(search)
  useEffect(() => {
    if (!isCounted || /^\/admin(\/|$)/.test(pathname) || asksNotToBeFollowed()) return
    const campaign = new URLSearchParams(arrivedWith.current).get('utm_source') ?? ''
    const visit = { path: pathname, referrer: document.referrer, campaign: campaign.slice(0, 200) }
    // Nothing waits for it, and a visit that goes unreported is no loss.
    navigator.sendBeacon('/api/v1/visits', new Blob([JSON.stringify(visit)], { type: 'application/json' }))
  }, [isCounted, pathname])
}

/** Global Privacy Control (W3C, `navigator.globalPrivacyControl`) and the older Do Not Track. */
const asksNotToBeFollowed = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'
