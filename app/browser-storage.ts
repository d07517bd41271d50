/** Where a browser keeps things for the shop. Asking for it may throw already, where somebody forbids all of it. */
export type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** For all tabs, until somebody clears it. */
export const inBrowser: Place = () => window.localStorage

/** For this tab alone, as long as it is open. */
export const inTab: Place = () => window.sessionStorage

/** Null where nothing is kept, also by a browser that keeps nothing (private windows, full disks). */
export function readText(place: Place, key: string): string | null {
  try {
    return place().getItem(key)
  } catch {
    return null
  }
}

/** Null takes away what is there. False where the browser keeps nothing. */
export function keepText(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) place().removeItem(key)
    else place().setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Null for what is no JSON, too: whoever reads it has to look at its shape, since another version of the shop may have kept it. */
export function readJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(readText(place, key) ?? 'null')
  } catch {
    return null
  }
}

export const keepJson = (place: Place, key: string, value: unknown): boolean =>
  keepText(place, key, JSON.stringify(value))
