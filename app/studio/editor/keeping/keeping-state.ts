import type { Draft } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { EditorDeps, Seen } from '../deps.ts'
import type { IncomingState } from '../incoming.ts'
import type { SheetState } from '../sheet.ts'
import { derive } from '../store.ts'
import type { Look } from '../studio-look.ts'

/** Where the account keeps the work, and what it was seen to keep when the work was begun. */
export type AccountPlace = {
  subject: string
  seen: Seen | null
  /** The account has the very work that is begun with. */
  isSent: boolean
}

export type KeepingPlace = {
  /** Where the device keeps the work. */
  draftKey: string
  /** Where the account does; null or left out when it does not. */
  account?: AccountPlace | null | undefined
}

export type KeepingState = {
  keptHere: 'kept' | 'refused'
  /** Whether there is a connection at all; that it reaches the shop is another thing. */
  isOnline: boolean
  /** `off`: nobody is signed in. `away`: no connection; it is tried again by itself. */
  account: 'off' | 'kept' | 'changed' | 'away' | 'refused'
  /** What the account keeps instead: another tab or device went on with this sheet. */
  conflict: DraftView | null
  /** When the work here was last changed; null when nobody knows. */
  changedAt: Date | null
}

export type Kept = SheetState & IncomingState & { look: Look }

/** The work as it is kept. */
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
