/** The response of a program's URL to one delivery. */
export type WebhookAnswer =
  | { status: number }
  /** No response; `problem` explains it to whoever maintains the URL. */
  | { status: null; problem: string }

/** Calls URLs that an owner has entered: never one inside the shop's own network unless the operator allows it. */
export type WebhookSender = {
  /** Why the URL may not be called, as far as the URL itself shows; null if it may. */
  refusalOf(url: string): string | null
  /** Follows no redirects and waits a quarter of a minute at most. Never throws. */
  post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>
}
