import { useCallback, useEffect, useState } from 'react'
import {
  forgetInAccount,
  keepInAccount,
  readAccountDraft,
  setAsideInAccount,
} from '#app/studio/browser/account-drafts.ts'
import { keepDraft, keepLink, readDraft, readLink } from '#app/studio/browser/kept-draft.ts'
import { takeLook } from '#app/studio/browser/kept-look.ts'
import type { Link, Seen } from '#app/studio/editor/deps.ts'
import { type Choice, chooseVersion } from '#app/studio/editor/keeping/choose-version.ts'
import { type Chosen, isSameVersion } from '#app/studio/editor/keeping/choosing.ts'
import type { AccountPlace } from '#app/studio/editor/keeping/keeping-state.ts'
import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'

/** How long to wait for the account before opening the browser's own version. */
const timeout = 5_000

export type AccountDraft = {
  /** False until it is known what the account has, or that this cannot be determined. */
  isSettled: boolean
  /** The versions differ: one has to be chosen before the studio opens. */
  theirs: DraftView | null
  /** For the studio; null if no one is signed in. */
  place: AccountPlace | null
  /** Compares both versions again, after the studio was closed. */
  look: () => void
  /** Removes it from the account. */
  putAway: () => Promise<void>
  keepMine: () => Promise<Chosen>
  takeTheirs: () => Promise<Chosen>
}

type Known = { choice: Choice; account: DraftView | null }

/**
 * A sheet's version in the account, alongside the one in the browser. If only one of them has changed since they last
 * matched, it is stored in the browser, from where the studio opens it; `onTaken` reports this.
 */
export function useAccountDraft({
  subject,
  draftKey,
  isSignedIn,
  onTaken,
}: {
  /** Null while it is not known what is being edited. */
  subject: string | null
  draftKey: string
  isSignedIn: boolean
  onTaken: (draft: Draft) => void
}): AccountDraft {
  const [known, setKnown] = useState<Known | null>(null)
  const [settled, setSettled] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const looking = isSignedIn && subject !== null ? `${subject} ${round}` : null

  const take = useCallback(
    (account: DraftView) => {
      keepDraft(draftKey, account.content)
      takeLook(account.content.look)
      keepLink(draftKey, { id: account.id, version: account.version, isSent: true })
      onTaken(account.content)
    },
    [draftKey, onTaken],
  )

  useEffect(() => {
    if (looking === null || subject === null) return
    let isCurrent = true
    const timer = setTimeout(() => setSettled(looking), timeout)
    void readBoth(subject, draftKey).then((both) => {
      clearTimeout(timer)
      if (!isCurrent) return
      if (both) {
        const { account, draft } = both
        const isKept = draft && isWorthKeeping(draft)
        const choice = chooseVersion(isKept ? { draft, link: readLink(draftKey) } : null, account)
        if (choice === 'account' && account) take(account)
        setKnown({ choice, account })
      }
      setSettled(looking)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [looking, subject, draftKey, take])

  const meet = (account: DraftView | null): Chosen => {
    setKnown({ choice: account ? 'ask' : 'browser', account })
    return account ? 'changed' : 'gone'
  }
  const theirs = known?.choice === 'ask' ? known.account : null
  const link = readLinkHere(draftKey)
  const seen = newest(known, link)
  return {
    isSettled: looking === settled,
    theirs,
    place:
      isSignedIn && subject !== null
        ? {
            subject,
            seen: seen && { id: seen.id, version: seen.version },
            isSent: link?.isSent === true && link.id === seen?.id && link.version === seen.version,
          }
        : null,
    look: useCallback(() => setRound((count) => count + 1), []),
    async putAway() {
      await forgetInAccount(() => seen)
      setKnown({ choice: 'browser', account: null })
    },
    async keepMine() {
      const draft = await readDraft(draftKey)
      if (!theirs || !draft || subject === null) return 'failed'
      const answer = await keepInAccount(subject, draft, theirs, true)
      if (!answer.ok) return answer.reason === 'conflict' ? meet(answer.theirs ?? null) : 'failed'
      const { id, version } = answer.value.draft
      keepLink(draftKey, { id, version, isSent: true })
      setKnown({ choice: 'browser', account: { ...answer.value.draft, content: draft } })
      return 'done'
    },
    async takeTheirs() {
      const draft = await readDraft(draftKey)
      if (!theirs || !draft || subject === null) return 'failed'
      const answer = await readAccountDraft(subject)
      if (!answer.ok) return 'failed'
      if (!isSameVersion(theirs, answer.value.draft)) return meet(answer.value.draft)
      if (!(await setAsideInAccount(subject, draft)).ok) return 'failed'
      take(theirs)
      setKnown({ choice: 'account', account: theirs })
      return 'done'
    },
  }
}

/** Null if either cannot be read: there is then no choice between them. */
async function readBoth(subject: string, draftKey: string) {
  const answer = await readAccountDraft(subject)
  if (!answer.ok) return null
  try {
    return { account: answer.value.draft, draft: await readDraft(draftKey) }
  } catch {
    return null
  }
}

/** The link knows what was stored since the account was asked. */
function newest(known: Known | null, link: Link | null): Seen | null {
  if (!known) return link
  const { account } = known
  return link && link.id === account?.id && link.version > account.version ? link : account
}

const readLinkHere = (draftKey: string) => (typeof window === 'undefined' ? null : readLink(draftKey))
