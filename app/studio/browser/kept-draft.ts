import { z } from 'zod'
import { type Draft, draftSchema } from '#domain/studio/draft.ts'
import type { Link } from '../editor/deps.ts'

export { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'

/** Where the browser keeps a new sheet while it is worked on, so that a reload loses nothing. */
export const draftKey = 'gangwayStudioDraft'

/** Null when there is none, or none that this version of the shop can read. */
export function readDraft(key: string): Draft | null {
  try {
    return draftSchema.parse(JSON.parse(window.localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
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

/** When the browser last kept it; null for what an older version of the shop has kept. */
export function readKeptAt(key: string): Date | null {
  try {
    const { keptAt } = keptAtSchema.parse(JSON.parse(window.localStorage.getItem(key) ?? 'null'))
    return new Date(keptAt)
  } catch {
    return null
  }
}

const keptAtSchema = z.object({ keptAt: z.iso.datetime() })

const linkKey = (key: string): string => `${key}:account`

const linkSchema = z.object({ id: z.uuid(), version: z.int().positive(), isSent: z.boolean() })

export function readLink(key: string): Link | null {
  try {
    return linkSchema.parse(JSON.parse(window.localStorage.getItem(linkKey(key)) ?? 'null'))
  } catch {
    return null
  }
}

export function keepLink(key: string, link: Link): void {
  try {
    window.localStorage.setItem(linkKey(key), JSON.stringify(link))
  } catch {
    // Both versions are then compared, and the person asked where they differ.
  }
}
