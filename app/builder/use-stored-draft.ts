import { useCallback, useEffect, useState } from 'react'
import { draftKey, readDraft } from '#app/studio/browser/kept-draft.ts'
import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'

/** Set for as long as the studio is open in this tab: a reload opens it again, and so does coming back to a begun sheet. */
const openKey = 'gangwayStudioOpen'

/** What the browser has kept of an unfinished sheet; null on the server and until the browser has looked. */
export function useStoredDraft() {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [state, setState] = useState<'unread' | 'read' | 'failed'>('unread')
  const [wasOpen, setWasOpen] = useState(false)
  const reread = useCallback(async () => {
    try {
      const kept = await readDraft(draftKey)
      setDraft(kept && isWorthKeeping(kept) ? kept : null)
      setState('read')
      return kept
    } catch {
      setState('failed')
      return null
    }
  }, [])
  useEffect(() => {
    void reread().then((kept) => {
      if (readFlag() && (kept || wasReloaded())) setWasOpen(true)
    })
  }, [reread])
  return {
    draft,
    wasOpen,
    /** Until then nothing is begun that would be kept in its place. */
    isRead: state === 'read',
    /** What reads it could not be fetched. */
    hasFailed: state === 'failed',
    reread: () => void reread(),
    /** What another place has kept goes on here, even where the browser keeps nothing. */
    take: setDraft,
    close: () => {
      setWasOpen(false)
      setFlag(false)
      void reread()
    },
    markOpen: markStudioOpen,
  }
}

function wasReloaded(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document instanceof PerformanceNavigationTiming && document.type === 'reload'
}

function readFlag(): boolean {
  try {
    return window.sessionStorage.getItem(openKey) !== null
  } catch {
    return false
  }
}

function setFlag(isOpen: boolean): void {
  try {
    if (isOpen) window.sessionStorage.setItem(openKey, 'yes')
    else window.sessionStorage.removeItem(openKey)
  } catch {
    // Then the shopper opens it by hand.
  }
}

/** The studio opens by itself when /builder is next shown in this tab. */
export const markStudioOpen = (): void => setFlag(true)
