import { inBrowser, keepJson, keepText, readJson, readText } from '#app/browser-storage.ts'
import type { Draft } from '#domain/studio/draft.ts'
import type { Link } from '../editor/deps.ts'

/** The key under which the browser keeps a new sheet being worked on, so that a reload loses nothing. */
export const draftKey = 'gangwayStudioDraft'

/** The key under which the draft of a signed-out account waits while another is worked on. */
export const heldDraftKey = `${draftKey}:held`

/**
 * Null when there is none, or none that this version of the shop can read. The schema is loaded only if there is one.
 *
 * @throws when the schema cannot be loaded.
 */
export async function readDraft(key: string): Promise<Draft | null> {
  if (readJson(inBrowser, key) === null) return null
  const { toDraft } = await import('./to-draft.ts')
  return toDraft(readJson(inBrowser, key))
}

/** Returns false if the browser stores nothing (full, or private). */
export function keepDraft(key: string, draft: Draft): boolean {
  if (!keepJson(inBrowser, key, { ...draft, keptAt: new Date().toISOString() })) return false
  const link = readLink(key)
  if (link?.isSent) keepLink(key, { ...link, isSent: false })
  return true
}

export function forgetDraft(key: string): void {
  keepText(inBrowser, key, null)
  keepText(inBrowser, linkKey(key), null)
}

/** Replaces what is stored there. If that cannot be stored, the draft stays where it is. */
export function moveDraft(from: string, to: string): void {
  const kept = readText(inBrowser, from)
  if (kept === null || keepText(inBrowser, to, kept)) forgetDraft(from)
}

/** When the browser last stored it; null if stored by an older version of the shop. */
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

/** Without a link both versions are compared, and the person is asked if they differ. */
export function keepLink(key: string, link: Link): void {
  keepJson(inBrowser, linkKey(key), link)
}

const readFields = (key: string): Record<string, unknown> => Object(readJson(inBrowser, key))
