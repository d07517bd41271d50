/** What the shop has told somebody: all of it must be there at the end. */
export type Told = {
  /** Uploads that were said to be whole, with the SHA-256 of their bytes. */
  uploads: { id: string; sha256: string }[]
  designs: { id: string; version: number; placements: number }[]
  /** With the code that was let through, and the total that was shown. */
  checkouts: { attemptId: string; checkoutKey: string; code: string | null; totalCents: number }[]
  /** Said by the payment page to be paid. */
  payments: { attemptId: string; reference: string }[]
  orderNumbers: string[]
  refunds: { refundId: string }[]
  messages: { text: string }[]
  labels: { orderId: string }[]
  /** Two orders that were said to be joined, and whether a label of the first was told after that. */
  joined: { orderId: string; otherId: string; isLabeled: boolean }[]
  printFiles: { itemId: string }[]
  /** Answers that a piece was sold out, or a code used up. */
  soldOut: number
  usedUp: number
  /** Calls that were answered otherwise or not at all, and tried again or left. */
  unanswered: number
}

export const nothingTold = (): Told => ({
  uploads: [],
  designs: [],
  checkouts: [],
  payments: [],
  orderNumbers: [],
  refunds: [],
  messages: [],
  labels: [],
  joined: [],
  printFiles: [],
  soldOut: 0,
  usedUp: 0,
  unanswered: 0,
})
