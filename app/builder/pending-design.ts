import { inBrowser, keepJson, keepText, readText } from '#app/browser-storage.ts'
import { type GangSheetDesign, pendingDesignKey, readPendingDesign } from '#domain/studio/builder-event.ts'
import { followStored } from './follow-stored.ts'

/** The saved design that is not in the cart yet; it survives the trip to the sign-in page. */

export const readPending = (): GangSheetDesign | null =>
  readPendingDesign(readText(inBrowser, pendingDesignKey))

/** Without storage, the design is still among the visitor's own on the server. */
export const keepPending = (design: GangSheetDesign): boolean => keepJson(inBrowser, pendingDesignKey, design)

export const forgetPending = (): boolean => keepText(inBrowser, pendingDesignKey, null)

/** Another tab saved a design, or added it to the cart. */
export const followPending = (act: (design: GangSheetDesign | null) => void): (() => void) =>
  followStored(pendingDesignKey, () => act(readPending()))
