import { useRouteLoaderData } from 'react-router'
import type { loader } from './route.tsx'

/** How much is waiting in a section, by its address, as its menu badge says. */
export function useWaiting(section: string): number {
  const admin = useRouteLoaderData<typeof loader>('admin/route')
  return admin?.access === 'granted' ? (admin.counts[section] ?? 0) : 0
}
