import type { Draft } from '#domain/studio/draft.ts'
import type { Link } from '../editor/deps.ts'

/** Where the browser keeps a new sheet while it is worked on, so that a reload loses nothing. */
export const draftKey = 'gangwayStudioDraft'

/** Where a draft of an account that is signed out waits while another is worked on. */
export const heldDraftKey = `${draftKey}:held`

/**
 * Null when there is none, or none that this version of the shop can read. Only for one that is there its schema is fetched.
 *
 * @throws when that does not come.
 */
export async function readDraft(key: string): Promise<Draft | null> {
  if (readJson(key) === null) return null
  const { toDraft } = await import('./to-draft.ts')
  return toDraft(readJson(key))
}

/** False when the browser stores nothing (full, or private). */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify({ ...draft, keptAt: new Date().toISOString() }))
    const link = readLink(key)
    if (link?.isSent) keepLink(key, { ...link, isSent: false })
    return true
  } catch {
    return false
  }
}

export function forgetDraft(key: string): void {
  try {
    window.localStorage.removeItem(key)
    window.localStorage.removeItem(linkKey(key))
  } catch {
    // A browser without storage has nothing to forget.
  }
}

/** In the place of what is there. */
export function moveDraft(from: string, to: string): void {
  try {
    const kept = window.localStorage.getItem(from)
    if (kept !== null) window.localStorage.setItem(to, kept)
    forgetDraft(from)
  } catch {
    // It stays where it is.
  }
}

/** When the browser last kept it; null for what an older version of the shop has kept. */
export function readKeptAt(key: string): Date | null {
  const { keptAt } = readFields(key)
  const moment = new Date(typeof keptAt === 'string' ? keptAt : Number.NaN)
  return Number.isNaN(moment.getTime()) ? null : moment
}

const linkKey = (key: string): string => `${key}:account`

export function readLink(key: string): Link | null {
  const { id, version, isSent } = readFields(linkKey(key))
  const isLink = typeof id === 'string' && typeof version === 'number' && typeof isSent === 'boolean'
  return isLink ? { id, version, isSent } : null
}

export function keepLink(key: string, link: Link): void {
  try {
    window.localStorage.setItem(linkKey(key), JSON.stringify(link))
  } catch {
    // Both versions are then compared, and the person asked where they differ.
  }
}

const readFields = (key: string): Record<string, unknown> => Object(readJson(key))

function readJson(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
