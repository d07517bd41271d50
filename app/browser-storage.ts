/** Where the browser stores things for the shop. Even accessing it may throw if the user has blocked storage. */
export type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** For all tabs, until it is cleared. */
export const inBrowser: Place = () => window.localStorage

/** For this tab only, while it is open. */
export const inTab: Place = () => window.sessionStorage

/** Null if nothing is stored, including in browsers that store nothing (private windows, full disks). */
export function readText(place: Place, key: string): string | null {
  try {
    return place().getItem(key)
  } catch {
    return null
  }
}

/** Null removes what is stored. Returns false if the browser stores nothing. */
export function keepText(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) place().removeItem(key)
    else place().setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * Also null if it isn't JSON: callers must validate the shape, since another version of the shop may have stored it.
 */
export function readJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(readText(place, key) ?? 'null')
  } catch {
    return null
  }
}

export const keepJson = (place: Place, key: string, value: unknown): boolean =>
  keepText(place, key, JSON.stringify(value))
