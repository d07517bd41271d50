import { inBrowser, keepJson, readJson } from '#app/browser-storage.ts'
import { type Look, toLook } from '../editor/studio-look.ts'

const storageKey = 'gangwayStudioLook'

export const readLook = (): Look => toLook(readJson(inBrowser, storageKey))

export const keepLook = (look: Look): boolean => keepJson(inBrowser, storageKey, look)

/** A draft from another device brings its view settings along. */
export function takeLook(given: unknown): void {
  if (given) keepLook(toLook(given))
}
