import { type Draft, isWorthKeeping } from '#domain/studio/draft.ts'
import type { EditorDeps } from '../deps.ts'
import type { Store } from '../store.ts'
import type { AccountCopy } from './account-copy.ts'
import { type AccountPlace, draftOf, type KeepingState, type Kept } from './keeping-state.ts'

/** Their version is taken: it becomes the sheet. */
export type TakeDraft = (theirs: Draft) => void

/** Where the account keeps another version one of both is chosen. Each tells whether it worked. */
export type Choosing = { keepMine: () => Promise<boolean>; takeTheirs: () => Promise<boolean> }

export function createChoosing(
  { read, set }: Store<KeepingState & Kept>,
  place: AccountPlace | null | undefined,
  copy: AccountCopy,
  account: EditorDeps['account'],
  onTheirs: TakeDraft,
): Choosing {
  return {
    async keepMine() {
      const { conflict } = read()
      if (!place || !conflict) return false
      const given = draftOf(read())
      const answer = await account.keep(place.subject, given, conflict, true)
      if (!answer.ok) return false
      set({ conflict: null })
      copy.take(answer.value.draft, given)
      return true
    },
    async takeTheirs() {
      const { conflict } = read()
      if (!place || !conflict) return false
      const mine = draftOf(read())
      const isKept = !isWorthKeeping(mine) || (await account.setAside(place.subject, mine)).ok
      if (!isKept) return false
      copy.see(conflict)
      set({ conflict: null })
      onTheirs(conflict.content)
      return true
    },
  }
}
