import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { EditorDeps, Seen } from '../deps.ts'
import type { Store } from '../store.ts'
import { isSameWork } from './choose-version.ts'
import { draftOf, type KeepingPlace, type KeepingState, type Kept } from './keeping-state.ts'

export type AccountCopy = {
  /** Gives the account what it has not, unless it keeps something else. */
  send: () => Promise<void>
  /** What the account was given: nothing of it has to be sent. */
  take: (seen: Seen, given: Draft) => void
  /** What the account keeps; what is worked on here goes over it. */
  see: (seen: Seen) => void
  /** Remembers on this device what the account keeps of the work. */
  link: () => void
  /** The account keeps none of it any more, and is given nothing more. */
  forget: () => void
}

/** The work as the account keeps it. */
export function createAccountCopy(
  { read, set }: Store<KeepingState & Kept>,
  { draftKey, account: place }: KeepingPlace,
  { device, account }: Pick<EditorDeps, 'device' | 'account'>,
): AccountCopy {
  let isForgotten = false
  let seen = place?.seen ?? null
  /** What the account has last been given. */
  let sent: Draft | null = place?.isSent ? draftOf(read()) : null

  const isSent = (): boolean => sent?.document === read().document && sent.awaiting === read().awaiting
  const link = (): void => {
    if (seen && !isForgotten) device.link(draftKey, { ...seen, isSent: isSent() })
  }
  const tell = (): void => {
    link()
    set({ account: isSent() ? 'kept' : 'changed' })
  }
  const take: AccountCopy['take'] = ({ id, version }, given) => {
    seen = { id, version }
    sent = given
    tell()
  }
  const meet = (theirs: DraftView | null): void => {
    const mine = draftOf(read())
    if (theirs && isSameWork(theirs.content, mine)) {
      take(theirs, mine)
      return
    }
    // Finished or put away elsewhere: what is worked on here is kept anew.
    seen = null
    set({ conflict: theirs, account: 'changed' })
  }
  const remove = async (empty: Draft): Promise<void> => {
    const gone = seen
    sent = empty
    seen = null
    await account.forget(() => gone)
    set({ account: 'kept' })
  }
  return {
    ...{ take, link },
    see(theirs) {
      seen = { id: theirs.id, version: theirs.version }
    },
    async send() {
      if (!place || isForgotten || read().conflict) return
      if (isSent()) return tell()
      const given = draftOf(read())
      if (!isWorthKeeping(given)) return remove(given)
      const answer = await account.keep(place.subject, given, seen)
      if (answer.ok) take(answer.value.draft, given)
      else if (answer.reason === 'conflict') meet(answer.theirs ?? null)
      else if (answer.reason === 'not_signed_in') set({ account: 'off' })
      else set({ account: isPassing(answer) ? 'away' : 'refused' })
    },
    forget() {
      isForgotten = true
      void account.forget(() => seen)
    },
  }
}

/** The server is away or not well: another try may do, and nothing is wrong with what was sent. */
const isPassing = ({ isOffline, reason }: { isOffline: boolean; reason: string }): boolean =>
  isOffline || ['unexpected', 'unavailable', 'too_many_requests'].includes(reason)
