import type { Transaction } from './database.ts'

/**
 * The person whose data is meant. `email` is empty for phone-only accounts, which never have it proven; otherwise it is
 * once its mailbox has responded.
 */
export type Person = { userId: string; email: string; isEmailProven: boolean; isStaff: boolean }

/** Purchases stay in the books, and so do the files they were printed from. */
export type KeptPurchases = {
  orderIds: readonly string[]
  designIds: readonly string[]
  artworkIds: readonly string[]
}

/** What one capability knows about a person. */
export type OwnDataPart = {
  /** By section name in the export, row by row, so that no account is too large to read. */
  read?: Readonly<Record<string, (person: Person) => AsyncIterable<object>>>
  /**
   * Transfers everything from one account to the other before the first is closed: in one transaction with all other
   * parts.
   */
  hand?(transaction: Transaction, from: Person, to: Person): Promise<void>
  /**
   * Erases the person, in one transaction with all other parts. Returns the keys of files to delete once it has
   * committed.
   */
  erase?(transaction: Transaction, person: Person, kept: KeptPurchases): Promise<readonly string[]>
}

/** For data read in one go. */
export async function* rowsOf<Row extends object>(rows: Promise<readonly Row[]>): AsyncIterable<Row> {
  yield* await rows
}
