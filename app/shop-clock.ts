import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/**
 * The time the page's data was read, and the shop's time zone: anything that says "today" must say the same on the
 * server and in the browser. The time advances whenever the page's data is read again.
 */
export function useShopClock(): { now: Date; timeZone: string } {
  const data = useRouteLoaderData<typeof loader>('root')
  return { now: data?.readAt ?? new Date(0), timeZone: data?.timeZone ?? 'UTC' }
}
