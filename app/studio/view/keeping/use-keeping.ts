import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import {
  forgetInAccount,
  isPassing,
  keepInAccount,
  type Seen,
  setAsideInAccount,
} from '../../browser/account-drafts.ts'
import { forgetDraft, isWorthKeeping, keepDraft, keepLink, readKeptAt } from '../../browser/draft.ts'
import { isSameWork } from '../../editor/choose-version.ts'

/** Where the account keeps the work, and what it was seen to keep when the work was begun. */
export type AccountPlace = {
  subject: string
  seen: Seen | null
  /** The account has the very work that is begun with. */
  isSent: boolean
}

export type Keeping = {
  browser: 'kept' | 'refused'
  /** `off`: nobody is signed in. `away`: no connection; it is tried again by itself. */
  account: 'off' | 'kept' | 'changed' | 'away' | 'refused'
  /** What the account keeps instead: another tab or device went on with this sheet. */
  conflict: DraftView | null
  /** When the work here was last changed; null when nobody knows. */
  changedAt: Date | null
  /** Each tells whether it worked. */
  keepMine: () => Promise<boolean>
  takeTheirs: () => Promise<boolean>
  /** The work is saved: no draft of it stays. */
  stop: () => void
}

const browserQuiet = 400
const accountQuiet = 1_500
const tryAgainEvery = 5_000

/** Keeps the work in the browser a moment after each change and when the page is left, and in the account. */
export function useKeeping({
  draftKey,
  draft,
  account,
  onTheirs,
}: {
  draftKey: string
  draft: Draft
  account: AccountPlace | null
  /** Their version is taken: it becomes the sheet. */
  onTheirs: (content: Draft) => void
}): Keeping {
  const [browser, setBrowser] = useState<Keeping['browser']>('kept')
  const [state, setState] = useState<Keeping['account']>(
    account ? (account.isSent ? 'kept' : 'changed') : 'off',
  )
  const [conflict, setConflict] = useState<DraftView | null>(null)
  const changedAt = useChangedAt(draftKey, draft)
  const isStopped = useRef(false)
  const seen = useRef(account?.seen ?? null)
  /** What the account has last been given. */
  const sent = useRef<Draft | null>(account?.isSent ? draft : null)
  const sending = useRef<Promise<void> | null>(null)

  const isSent = (): boolean =>
    sent.current?.document === draft.document && sent.current.awaiting === draft.awaiting

  const keepHere = useEffectEvent(() => {
    if (isStopped.current) return
    if (!isWorthKeeping(draft)) return forgetDraft(draftKey)
    setBrowser(keepDraft(draftKey, draft) ? 'kept' : 'refused')
    if (seen.current) keepLink(draftKey, { ...seen.current, isSent: isSent() })
  })

  const send = useEffectEvent(async (): Promise<void> => {
    if (!account || isStopped.current || conflict || isSent()) return
    const given = draft
    if (!isWorthKeeping(given)) {
      const gone = seen.current
      sent.current = given
      seen.current = null
      await forgetInAccount(() => gone)
      return setState('kept')
    }
    const answer = await keepInAccount(account.subject, given, seen.current)
    if (answer.ok) {
      const { id, version } = answer.value.draft
      seen.current = { id, version }
      sent.current = given
      if (isStopped.current) return
      afterSend()
    } else if (answer.reason === 'conflict') meetTheirs(answer.theirs ?? null)
    else if (answer.reason === 'not_signed_in') setState('off')
    else setState(isPassing(answer) ? 'away' : 'refused')
  })
  const afterSend = useEffectEvent(() => {
    if (seen.current) keepLink(draftKey, { ...seen.current, isSent: isSent() })
    setState(isSent() ? 'kept' : 'changed')
  })
  const adopt = ({ id, version }: DraftView): void => {
    seen.current = { id, version }
    sent.current = draft
    afterSend()
  }
  const meetTheirs = (theirs: DraftView | null): void => {
    if (theirs && isSameWork(theirs.content, draft)) {
      adopt(theirs)
      return
    }
    // Finished or put away elsewhere: what is worked on here is kept anew.
    seen.current = null
    if (theirs) setConflict(theirs)
    setState('changed')
  }
  /** One at a time, the next after it. */
  const sendSoon = useEffectEvent(() => {
    sending.current ??= send().finally(() => {
      sending.current = null
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the moment anew
  useEffect(() => {
    const timer = setTimeout(() => keepHere(), browserQuiet)
    return () => clearTimeout(timer)
  }, [draft.document, draft.awaiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the moment anew
  useEffect(() => {
    setState((old) => (old === 'kept' ? 'changed' : old))
    const timer = setTimeout(() => sendSoon(), accountQuiet)
    return () => clearTimeout(timer)
  }, [draft.document, draft.awaiting])
  useEffect(() => {
    if (state !== 'away' && state !== 'changed') return
    const timer = setInterval(() => sendSoon(), tryAgainEvery)
    return () => clearInterval(timer)
  }, [state])
  useEffect(() => {
    const leave = (): void => keepHere()
    const soon = (): void => sendSoon()
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', soon)
    document.addEventListener('visibilitychange', soon)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', soon)
      document.removeEventListener('visibilitychange', soon)
      leave()
      soon()
    }
  }, [])
  useEffect(() => {
    const isOffline = (): void => setState((old) => (old === 'off' ? old : 'away'))
    window.addEventListener('offline', isOffline)
    return () => window.removeEventListener('offline', isOffline)
  }, [])

  return {
    browser,
    account: state,
    conflict,
    changedAt,
    async keepMine() {
      if (!account || !conflict) return false
      const given = draft
      const answer = await keepInAccount(account.subject, given, conflict, true)
      if (!answer.ok) return false
      const { id, version } = answer.value.draft
      seen.current = { id, version }
      sent.current = given
      setConflict(null)
      afterSend()
      return true
    },
    async takeTheirs() {
      if (!account || !conflict) return false
      const isKept = !isWorthKeeping(draft) || (await setAsideInAccount(account.subject, draft)).ok
      if (!isKept) return false
      seen.current = { id: conflict.id, version: conflict.version }
      setConflict(null)
      onTheirs(conflict.content)
      return true
    },
    stop() {
      isStopped.current = true
      forgetDraft(draftKey)
      void forgetInAccount(() => seen.current)
    },
  }
}

function useChangedAt(draftKey: string, { document, awaiting }: Draft): Date | null {
  const [changed, setChanged] = useState(() => ({ document, awaiting, at: readKeptAt(draftKey) }))
  if (changed.document !== document || changed.awaiting !== awaiting)
    setChanged({ document, awaiting, at: new Date() })
  return changed.at
}
