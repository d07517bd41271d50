import { useCallback, useEffect, useRef, useState } from 'react'
import { inTab, keepText, readText } from '#app/browser-storage.ts'
import { draftKey, heldDraftKey, moveDraft, readDraft } from '#app/studio/browser/kept-draft.ts'
import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import { followStored } from './follow-stored.ts'
import { isOutOfReach } from './is-out-of-reach.ts'

/** Set for as long as the studio is open in this tab: a reload opens it again, and so does coming back to a begun sheet. */
const openKey = 'gangwayStudioOpen'

/** `isHeld`: there is one, and it was made in an account that is signed out: it is neither opened nor overwritten. */
type Stored = { draft: Draft | null; isHeld: boolean }

const nothing: Stored = { draft: null, isHeld: false }

/** What the browser has kept of an unfinished sheet; null on the server and until the browser has looked. */
export function useStoredDraft() {
  const [{ draft, isHeld }, setStored] = useState(nothing)
  const [state, setState] = useState<'unread' | 'read' | 'failed'>('unread')
  const [wasOpen, setWasOpen] = useState(false)
  // What was read or taken last counts: looking for its artworks takes a while.
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
    /** Until then nothing is begun that would be kept in its place. */
    isRead: state === 'read',
    /** What reads it could not be fetched. */
    hasFailed: state === 'failed',
    /** Another tab may have gone on with it, or finished it. */
    reread,
    /** What another place has kept goes on here, even where the browser keeps nothing. */
    take: useCallback((taken: Draft) => {
      latest.current++
      setStored({ draft: taken, isHeld: false })
    }, []),
    /** Makes room for another; it is back once its account is. */
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

/** Where nothing is kept the shopper opens it by hand. */
const setFlag = (isOpen: boolean): boolean => keepText(inTab, openKey, isOpen ? 'yes' : null)

/** The studio opens by itself when /builder is next shown in this tab. */
export const markStudioOpen = (): boolean => setFlag(true)
