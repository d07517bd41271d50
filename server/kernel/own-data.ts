import type { Transaction } from './database.ts'

/** Whose data are meant. `email` is empty for accounts by phone alone, and proven once its mailbox has answered. */
export type Person = { userId: string; email: string; isEmailProven: boolean; isStaff: boolean }

/** What the person bought stays in the books, and so does what it was printed from. */
export type KeptPurchases = {
  orderIds: readonly string[]
  designIds: readonly string[]
  artworkIds: readonly string[]
}

/** What one capability knows of a person. */
export type OwnDataPart = {
  /** By the name of the export's section, row by row, so that no account is too large to be read. */
  read?: Readonly<Record<string, (person: Person) => AsyncIterable<object>>>
  /** What is the one account’s becomes the other’s, before the one is ended: in one transaction with all other parts. */
  hand?(transaction: Transaction, from: Person, to: Person): Promise<void>
  /**
   * Forgets the person, in one transaction with all other parts. Returns the keys of files that go once it has held.
   */
  erase?(transaction: Transaction, person: Person, kept: KeptPurchases): Promise<readonly string[]>
}

/** For what is read at once. */
export async function* rowsOf<Row extends object>(rows: Promise<readonly Row[]>): AsyncIterable<Row> {
  yield* await rows
}
