import { useCallback, useEffect, useRef, useState } from 'react'
import { inTab, keepText, readText } from '#app/browser-storage.ts'
import { draftKey, heldDraftKey, moveDraft, readDraft } from '#app/studio/browser/kept-draft.ts'
import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import { followStored } from './follow-stored.ts'
import { isOutOfReach } from './is-out-of-reach.ts'

/** Set while the studio is open in this tab: a reload reopens it, and so does coming back to a sheet in progress. */
const openKey = 'gangwayStudioOpen'

/**
 * `isHeld`: there is a draft, but it was made in an account that is signed out, so it is neither opened nor
 * overwritten.
 */
type Stored = { draft: Draft | null; isHeld: boolean }

const nothing: Stored = { draft: null, isHeld: false }

/** The unfinished sheet stored in the browser; null on the server and until the browser has looked. */
export function useStoredDraft() {
  const [{ draft, isHeld }, setStored] = useState(nothing)
  const [state, setState] = useState<'unread' | 'read' | 'failed'>('unread')
  const [wasOpen, setWasOpen] = useState(false)
  // The latest read or take wins: checking a draft's artworks takes a while.
  const latest = useRef(0)
  const reread = useCallback(async (): Promise<Stored> => {
    const reading = ++latest.current
    try {
      const stored = await readStored()
      if (reading === latest.current) setStored(stored)
      setState('read')
      return stored
    } catch {
      setState('failed')
      return nothing
    }
  }, [])
  useEffect(() => {
    void reread().then((stored) => {
      if (readFlag() && !stored.isHeld && (stored.draft || wasReloaded())) setWasOpen(true)
    })
    return followStored(draftKey, () => void reread())
  }, [reread])
  return {
    draft,
    isHeld,
    wasOpen,
    /** Until then, don't start anything that would be stored in its place. */
    isRead: state === 'read',
    /** The code that reads it could not be fetched. */
    hasFailed: state === 'failed',
    /** Another tab may have changed it, or finished it. */
    reread,
    /** Continues with a version from elsewhere, even if the browser stores nothing. */
    take: useCallback((taken: Draft) => {
      latest.current++
      setStored({ draft: taken, isHeld: false })
    }, []),
    /** Makes room for another draft; the held one comes back when its account signs in again. */
    putHeldAside() {
      if (isHeld) moveDraft(draftKey, heldDraftKey)
      setStored(nothing)
    },
    close: () => {
      setWasOpen(false)
      setFlag(false)
      void reread()
    },
    markOpen: markStudioOpen,
  }
}

async function readStored(): Promise<Stored> {
  const kept = await readWorthy(draftKey)
  const held = kept ? null : await readWorthy(heldDraftKey)
  if (kept) return (await isOutOfReach(kept)) ? { draft: null, isHeld: true } : { draft: kept, isHeld: false }
  if (!held || (await isOutOfReach(held))) return nothing
  moveDraft(heldDraftKey, draftKey)
  return { draft: held, isHeld: false }
}

async function readWorthy(key: string): Promise<Draft | null> {
  const kept = await readDraft(key)
  return kept && isWorthKeeping(kept) ? kept : null
}

function wasReloaded(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document instanceof PerformanceNavigationTiming && document.type === 'reload'
}

const readFlag = (): boolean => readText(inTab, openKey) !== null

/** If nothing can be stored, the shopper opens the studio manually. */
const setFlag = (isOpen: boolean): boolean => keepText(inTab, openKey, isOpen ? 'yes' : null)

/** The studio opens automatically when /builder is next shown in this tab. */
export const markStudioOpen = (): boolean => setFlag(true)
