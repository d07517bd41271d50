import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { EditorDeps, Seen } from '../deps.ts'
import type { Store } from '../store.ts'
import { isSameWork } from './choose-version.ts'
import { draftOf, type KeepingPlace, type KeepingState, type Kept } from './keeping-state.ts'

export type AccountCopy = Pick<Given, 'take' | 'see' | 'link'> & {
  /** The account turned out to have something else (null: nothing) than it was last seen to have. */
  meet: (theirs: DraftView | null) => void
  /** Sends the account what it is missing, unless it has something else. */
  send: () => Promise<void>
  /** The account's copy is removed, and nothing more is sent to it. */
  forget: () => void
}

/** The account's copy of the work. */
export function createAccountCopy(
  store: Store<KeepingState & Kept>,
  place: KeepingPlace,
  { device, account }: Pick<EditorDeps, 'device' | 'account'>,
): AccountCopy {
  const { read, set } = store
  const given = createGiven(store, place, device)
  let isForgotten = false

  const meet = (theirs: DraftView | null): void => {
    const mine = draftOf(read())
    if (theirs && isSameWork(theirs.content, mine)) {
      set({ conflict: null })
      given.take(theirs, mine)
      return
    }
    // Finished or set aside elsewhere: the work here is stored again as a new draft.
    given.see(null)
    set({ conflict: theirs, account: 'changed' })
  }
  const remove = async (): Promise<void> => {
    const gone = given.seen()
    given.see(null, draftOf(read()))
    await account.forget(() => gone)
    set({ account: 'kept' })
  }
  return {
    ...{ take: given.take, see: given.see, link: given.link, meet },
    async send() {
      if (!place.account || isForgotten || read().conflict) return
      if (given.isSent()) return given.tell()
      const draft = draftOf(read())
      if (!isWorthKeeping(draft)) return remove()
      const answer = await account.keep(place.account.subject, draft, given.seen())
      if (answer.ok) given.take(answer.value.draft, draft)
      else if (answer.reason === 'conflict') meet(answer.theirs ?? null)
      else if (answer.reason === 'not_signed_in') set({ account: 'off' })
      else set({ account: isPassing(answer) ? 'away' : 'refused' })
    },
    forget() {
      isForgotten = true
      given.stop()
      void account.forget(given.seen)
    },
  }
}

type Given = {
  seen: () => Seen | null
  isSent: () => boolean
  /** The account has this: none of it needs to be sent. */
  take: (seen: Seen, draft: Draft) => void
  /** The account's current version; the work here will overwrite it. */
  see: (seen: Seen | null, draft?: Draft) => void
  /** Reports whether the account has what is on the sheet. */
  tell: () => void
  /** Stores on this device which version of the work the account has. */
  link: () => void
  /** This device stores nothing more about it. */
  stop: () => void
}

/** The account's version as last seen, and what was sent to it. */
function createGiven(
  { read, set }: Store<KeepingState & Kept>,
  { draftKey, account }: KeepingPlace,
  device: EditorDeps['device'],
): Given {
  let isStopped = false
  let seen = account?.seen ?? null
  let sent = account?.isSent ? draftOf(read()) : null
  const isSent = (): boolean => sent?.document === read().document && sent.awaiting === read().awaiting
  const link = (): void => {
    if (seen && !isStopped) device.link(draftKey, { ...seen, isSent: isSent() })
  }
  const tell = (): void => {
    link()
    set({ account: isSent() ? 'kept' : 'changed' })
  }
  const see: Given['see'] = (theirs, draft) => {
    seen = theirs && { id: theirs.id, version: theirs.version }
    if (draft) sent = draft
  }
  return {
    ...{ isSent, link, tell, see },
    seen: () => seen,
    take(theirs, draft) {
      see(theirs, draft)
      tell()
    },
    stop() {
      isStopped = true
    },
  }
}

/** The server is down or failing: a retry may succeed, and nothing is wrong with what was sent. */
const isPassing = ({ isOffline, reason }: { isOffline: boolean; reason: string }): boolean =>
  isOffline || ['unexpected', 'unavailable', 'too_many_requests'].includes(reason)
