import type { Draft } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { EditorDeps, Seen } from '../deps.ts'
import type { IncomingState } from '../incoming.ts'
import type { SheetState } from '../sheet.ts'
import { derive } from '../store.ts'
import type { Look } from '../studio-look.ts'

/** Where the account stores the work, and the version it was last seen to have when the work began. */
export type AccountPlace = {
  subject: string
  seen: Seen | null
  /** The account has exactly the work that is started from. */
  isSent: boolean
}

export type KeepingPlace = {
  /** The key under which the device stores the work. */
  draftKey: string
  /** The account's place; null or omitted if the account does not store it. */
  account?: AccountPlace | null | undefined
}

export type KeepingState = {
  keptHere: 'kept' | 'refused'
  /** Whether there is a connection at all; whether it reaches the shop is a different question. */
  isOnline: boolean
  /** `off`: no one is signed in. `away`: no connection; retried automatically. */
  account: 'off' | 'kept' | 'changed' | 'away' | 'refused'
  /** What the account has instead: another tab or device continued this sheet. */
  conflict: DraftView | null
  /** When the work here was last changed; null if unknown. */
  changedAt: Date | null
}

export type Kept = SheetState & IncomingState & { look: Look }

/** The work in the form that is stored. */
export const draftOf = derive(
  ({ document, awaiting, look }: Kept) => [document, awaiting, look],
  (document, awaiting, look): Draft => ({ document, awaiting, look }),
)

export const startKeeping = (
  { draftKey, account }: KeepingPlace,
  { device, page }: Pick<EditorDeps, 'device' | 'page'>,
): KeepingState => ({
  keptHere: 'kept',
  isOnline: page.isOnline(),
  account: account ? (account.isSent ? 'kept' : 'changed') : 'off',
  conflict: null,
  changedAt: device.keptAt(draftKey),
})
