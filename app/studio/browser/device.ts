import { inBrowser, keepText, readText } from '#app/browser-storage.ts'

const deviceKey = 'gangwayDevice'

export type Device = { id: string; name: string }

let known: Device | null = null

/**
 * Identifies this browser, so that "this browser" and "another device" can be told apart. Without storage it is a new
 * device on each visit.
 */
export function thisDevice(): Device {
  known ??= { id: readId(), name: nameOf(navigator.userAgent) }
  return known
}

function readId(): string {
  const kept = readText(inBrowser, deviceKey)
  if (kept) return kept
  const made = crypto.randomUUID()
  // If it cannot be stored, the next visit counts as another device: nothing is lost.
  keepText(inBrowser, deviceKey, made)
  return made
}

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** "Chrome on Windows": the way people tell their devices apart. */
export function nameOf(userAgent: string): string {
  const find = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return `${find(browsers) ?? 'A browser'} on ${find(systems) ?? 'another device'}`
}
