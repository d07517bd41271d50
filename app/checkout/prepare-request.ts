import type { PrepareOutcome } from '#server/checkout/index.ts'

export type CheckoutPayload = Record<string, unknown> & { checkoutKey: string }

/** What came back of Pay Now; `broken` when the shop did not answer as it should. */
export type PrepareAnswer = PrepareOutcome | { ok: false; reason: 'broken'; message: string | null }

const understood = new Set([200, 422, 429])

/** Pay Now, as the server answers it; whatever else comes back is said in words. */
export async function requestPrepare(payload: CheckoutPayload): Promise<PrepareAnswer> {
  try {
    const answer = await fetch('/checkout/prepare', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    if (understood.has(answer.status)) return (await answer.json()) as PrepareOutcome
    const message = `The shop answered with a non-2xx status (${answer.status}).`
    return { ok: false, reason: 'broken', message }
  } catch {
    return { ok: false, reason: 'broken', message: null }
  }
}
