/** What a program's address said to one delivery. */
export type WebhookAnswer =
  | { status: number }
  /** No answer, in words for whoever looks after the address. */
  | { status: null; problem: string }

/** Calls addresses that an owner has given: never one inside the shop's own network unless the operator allows it. */
export type WebhookSender = {
  /** Why the address may not be called, as far as it shows by itself; null when it may. */
  refusalOf(url: string): string | null
  /** Follows no redirect and waits a quarter of a minute at most. Never throws. */
  post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>
}
