import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { EditorDeps, Seen } from '../deps.ts'
import type { Store } from '../store.ts'
import { isSameWork } from './choose-version.ts'
import { draftOf, type KeepingPlace, type KeepingState, type Kept } from './keeping-state.ts'

export type AccountCopy = Pick<Given, 'take' | 'see' | 'link'> & {
  /** The account was found to keep something else (null: nothing) than it was seen to. */
  meet: (theirs: DraftView | null) => void
  /** Gives the account what it has not, unless it keeps something else. */
  send: () => Promise<void>
  /** The account keeps none of it any more, and is given nothing more. */
  forget: () => void
}

/** The work as the account keeps it. */
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
    // Finished or put away elsewhere: what is worked on here is kept anew.
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
  /** What the account was given: nothing of it has to be sent. */
  take: (seen: Seen, draft: Draft) => void
  /** What the account keeps; what is worked on here goes over it. */
  see: (seen: Seen | null, draft?: Draft) => void
  /** Whether the account has what is on the sheet. */
  tell: () => void
  /** Remembers on this device what the account keeps of the work. */
  link: () => void
  /** This device remembers nothing more of it. */
  stop: () => void
}

/** What the account was seen to keep and has been given. */
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

/** The server is away or not well: another try may do, and nothing is wrong with what was sent. */
const isPassing = ({ isOffline, reason }: { isOffline: boolean; reason: string }): boolean =>
  isOffline || ['unexpected', 'unavailable', 'too_many_requests'].includes(reason)
