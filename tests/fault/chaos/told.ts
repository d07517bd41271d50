/** What the shop has told people: all of it must be there at the end. */
export type Told = {
  /** Uploads that were acknowledged as complete, with the SHA-256 of their bytes. */
  uploads: { id: string; sha256: string }[]
  designs: { id: string; version: number; placements: number }[]
  /** With the code that was accepted, and the total that was shown. */
  checkouts: { attemptId: string; checkoutKey: string; code: string | null; totalCents: number }[]
  /** Reported paid by the payment page. */
  payments: { attemptId: string; reference: string }[]
  orderNumbers: string[]
  refunds: { refundId: string }[]
  messages: { text: string }[]
  labels: { orderId: string }[]
  /** Two orders that were reported joined, and whether a label of the first was reported after that. */
  joined: { orderId: string; otherId: string; isLabeled: boolean }[]
  printFiles: { itemId: string }[]
  /** Responses that a piece was sold out, or a code used up. */
  soldOut: number
  usedUp: number
  /** Calls that got a different response or none, and were retried or abandoned. */
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
