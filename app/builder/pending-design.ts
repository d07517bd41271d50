import { type GangSheetDesign, pendingDesignKey, readPendingDesign } from '#domain/studio/builder-event.ts'
import { followStored } from './follow-stored.ts'

/** The saved design that is not in the cart yet; it outlives the trip to the sign-in page. */

export function readPending(): GangSheetDesign | null {
  try {
    return readPendingDesign(window.localStorage.getItem(pendingDesignKey))
  } catch {
    return null
  }
}

export function keepPending(design: GangSheetDesign): void {
  try {
    window.localStorage.setItem(pendingDesignKey, JSON.stringify(design))
  } catch {
    // Without storage the design is still among the visitor's own on the server.
  }
}

export function forgetPending(): void {
  try {
    window.localStorage.removeItem(pendingDesignKey)
  } catch {
    // Nothing was kept.
  }
}

/** Another tab saved one, or put it in the cart. */
export const followPending = (act: (design: GangSheetDesign | null) => void): (() => void) =>
  followStored(pendingDesignKey, () => act(readPending()))
