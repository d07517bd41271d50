import { useEffect, useState } from 'react'
import { readDraft } from '#app/studio/browser/kept-draft.ts'
import type { Draft } from '#domain/studio/draft.ts'

export type KeptDraft = {
  draft: Draft | null
  /** False on the server, and until the browser has looked. */
  isRead: boolean
  /** What reads it could not be fetched. */
  hasFailed: boolean
}

const unread: KeptDraft = { draft: null, isRead: false, hasFailed: false }

/** What the browser has kept under a key when this was first shown; `key` is null while it is not known. */
export function useKeptDraft(key: string | null): KeptDraft {
  const [kept, setKept] = useState<KeptDraft & { key: string | null }>({ ...unread, key: null })
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const take = (found: KeptDraft): void => {
      if (isCurrent) setKept({ ...found, key })
    }
    readDraft(key).then(
      (draft) => take({ draft, isRead: true, hasFailed: false }),
      () => take({ ...unread, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return kept.key === key ? kept : unread
}
