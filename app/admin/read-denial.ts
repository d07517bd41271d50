import { isRouteErrorResponse } from 'react-router'
import type { DeniedPage } from './require-page.ts'

/** What require-page.ts threw; null for every other failure. */
export function readDenial(error: unknown): DeniedPage | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null
  return error.data?.access === 'denied' ? error.data : null
}
