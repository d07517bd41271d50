import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { tellView } from './tell-view.ts'

/** Tells the shop of each of its pages that is opened, by a link or from outside, where it counts them. */
export function useCountedVisits(isCounted: boolean): void {
  const { pathname, search } = useLocation()
  const arrivedWith = useRef(search)
  useEffect(() => {
    if (!isCounted || /^\/admin(\/|$)/.test(pathname)) return
    const campaign = new URLSearchParams(arrivedWith.current).get('utm_source') ?? ''
    tellView('visits', { path: pathname, referrer: document.referrer, campaign: campaign.slice(0, 200) })
  }, [isCounted, pathname])
}
