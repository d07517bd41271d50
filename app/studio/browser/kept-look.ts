import { type Look, toLook } from '../editor/studio-look.ts'

const storageKey = 'gangwayStudioLook'

export function readLook(): Look {
  try {
    return toLook(JSON.parse(window.localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return toLook(null)
  }
}

export function keepLook(look: Look): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(look))
  } catch {
    // Looked at so until the page is left.
  }
}

/** A draft of another device brings its look along. */
export function takeLook(given: unknown): void {
  if (given) keepLook(toLook(given))
}
