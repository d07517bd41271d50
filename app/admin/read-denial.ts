import { isRouteErrorResponse } from 'react-router'
import type { DeniedPage } from './require-page.ts'

/** Reads what require-page.ts threw; null for any other error. */
export function readDenial(error: unknown): DeniedPage | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null
  return error.data?.access === 'denied' ? error.data : null
}
