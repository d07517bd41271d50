import type { CartItem } from '#domain/cart-items.ts'
import type { DeliveryMethod } from '#domain/quote.ts'
import type { CartQuote } from '#server/cart/index.ts'

export type QuoteAnswer = CartQuote

/** Only what the server judges; names and pictures stay here. */
export const toLine = ({
  id,
  productType,
  productSize,
  productColor,
  quantity,
  unitPrice,
  designData,
}: CartItem) => ({
  id,
  productType,
  productSize,
  productColor,
  quantity,
  unitPrice,
  designData,
})

/** Null when the server cannot be asked just now: the browser's own figures stand until checkout. */
export async function requestQuote(
  items: readonly CartItem[],
  delivery: DeliveryMethod,
  promoCode: string | undefined,
  signal: AbortSignal,
): Promise<QuoteAnswer | null> {
  try {
    const answer = await fetch('/cart/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines: items.map(toLine), delivery, promoCode }),
      signal,
    })
    return answer.ok ? ((await answer.json()) as QuoteAnswer) : null
  } catch {
    return null
  }
}
