import { eq } from 'drizzle-orm'
import type { CartLine } from '#domain/cart/cart.ts'
import { previewKey } from '#server/designs/present.ts'
import { designs } from '#server/designs/tables.ts'
import type { Database } from '#server/kernel/database.ts'
import { type Browser, browse } from '#tests/harness/browse.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'

export type Shopper = {
  /** One whole checkout. @throws Error unless it ends in a paid order. */
  buy(): Promise<void>
}

/** A browser with a design of its own. */
export async function createShopper(database: Database, origin: string): Promise<Shopper> {
  const browser = browse({ origin })
  const line = await designedLine({ database }, browser.actor)
  const ofLine = eq(designs.id, line.designData.design_id ?? '')
  const [design] = await database.orm.select().from(designs).where(ofLine)
  if (!design) throw new Error('The shopper has no design')
  // It has no files: otherwise a missing preview would be retried throughout the run.
  await database.orm
    .update(designs)
    .set({ previewKey: previewKey(design.id, design.version) })
    .where(ofLine)
  return { buy: async () => void (await buyLine(origin, browser, line)) }
}

let networks = 0

/** A unique address, as a proxy in front would report it. */
export function nextNetwork(): { 'x-forwarded-for': string } {
  networks += 1
  return { 'x-forwarded-for': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` }
}

/** One whole checkout from its own network. Returns the payment's id. @throws Error unless it ends in a paid order. */
export async function buyLine(
  origin: string,
  browser: Pick<Browser, 'headers'>,
  line: CartLine,
): Promise<string> {
  const headers = { ...browser.headers, ...nextNetwork() }
  const prepared = await fetch(`${origin}/api/v1/checkout/prepare`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(checkoutForm([line])),
  })
  const words = await prepared.text()
  if (!prepared.ok) throw new Error(`Not prepared: ${prepared.status} ${words.slice(0, 300)}`)
  const { redirectUrl, attemptId } = JSON.parse(words) as { redirectUrl: string; attemptId: string }
  const form = new URLSearchParams({ operation: 'sandbox-payments.pay', card: 'approved' })
  const paid = await fetch(`${redirectUrl}.data`, { method: 'POST', headers, body: form })
  await paid.text()
  const back = await fetch(`${origin}/payment-success.data?attempt=${attemptId}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ operation: 'payments.settle' }),
  })
  const answer = await back.text()
  if (!answer.includes('"paid"')) throw new Error(`Not paid: ${back.status} ${answer.slice(0, 300)}`)
  return attemptId
}
