import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { EditorDeps, Seen } from '../deps.ts'
import type { Store } from '../store.ts'
import type { AccountCopy } from './account-copy.ts'
import { type AccountPlace, draftOf, type KeepingState, type Kept } from './keeping-state.ts'

/** Their version is taken and becomes the sheet. */
export type TakeDraft = (theirs: Draft) => void

/**
 * `changed`: the account's version changed in the meantime, and the newest one is offered. `gone`: it is finished or
 * set aside, and mine continues. `failed`: nothing was changed.
 */
export type Chosen = 'done' | 'changed' | 'gone' | 'failed'

/** Chooses one of both versions when the account has another one. */
export type Choosing = { keepMine: () => Promise<Chosen>; takeTheirs: () => Promise<Chosen> }

export function createChoosing(
  { read, set }: Store<KeepingState & Kept>,
  place: AccountPlace | null | undefined,
  copy: AccountCopy,
  account: EditorDeps['account'],
  onTheirs: TakeDraft,
): Choosing {
  const meet = (theirs: DraftView | null): Chosen => {
    copy.meet(theirs)
    return theirs ? 'changed' : 'gone'
  }
  return {
    async keepMine() {
      const { conflict } = read()
      if (!place || !conflict) return 'failed'
      const given = draftOf(read())
      const answer = await account.keep(place.subject, given, conflict, true)
      if (!answer.ok) return answer.reason === 'conflict' ? meet(answer.theirs ?? null) : 'failed'
      set({ conflict: null })
      copy.take(answer.value.draft, given)
      return 'done'
    },
    async takeTheirs() {
      const { conflict } = read()
      if (!place || !conflict) return 'failed'
      const answer = await account.read(place.subject)
      if (!answer.ok) return 'failed'
      if (!isSameVersion(conflict, answer.value.draft)) return meet(answer.value.draft)
      const mine = draftOf(read())
      const isKept = !isWorthKeeping(mine) || (await account.setAside(place.subject, mine)).ok
      if (!isKept) return 'failed'
      copy.see(conflict)
      set({ conflict: null })
      onTheirs(conflict.content)
      return 'done'
    },
  }
}

export const isSameVersion = (one: Seen, other: Seen | null): boolean =>
  one.id === other?.id && one.version === other.version
