import { useEffect, useState } from 'react'
import { readDraft } from '#app/studio/browser/kept-draft.ts'
import type { Draft } from '#domain/studio/draft.ts'

type KeptDraft = {
  draft: Draft | null
  /** False on the server, and until the browser has looked. */
  isRead: boolean
  /** The code that reads it could not be fetched. */
  hasFailed: boolean
}

const unread: KeptDraft = { draft: null, isRead: false, hasFailed: false }

/** The draft the browser had stored under a key when this was first rendered; `key` is null while it is not known. */
export function useKeptDraft(key: string | null) {
  const [taken, setTaken] = useState<Draft | null>(null)
  const [kept, setKept] = useState<KeptDraft & { key: string | null }>({ ...unread, key: null })
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const hear = (found: KeptDraft): void => {
      if (isCurrent) setKept({ ...found, key })
    }
    readDraft(key).then(
      (draft) => hear({ draft, isRead: true, hasFailed: false }),
      () => hear({ ...unread, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  const { draft, ...state } = kept.key === key ? kept : unread
  /** A version from elsewhere replaces it, even if the browser stores nothing. */
  return { ...state, draft: taken ?? draft, take: setTaken }
}
