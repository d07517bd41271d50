import type { CartLine } from '#domain/cart/cart.ts'
import { designOfAccount } from '#domain/cart/of-account.ts'
import type { Cents } from '#domain/money/money.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CartDeps, PriceLists } from './deps.ts'

/** Our own price and name of one line, and what an order keeps of it. */
export type PricedLine =
  | {
      ok: true
      unitPrice: Cents
      name: string
      productSize: string
      productColor: string
      designId: string | null
      designData: OrderDesignData | null
    }
  | { ok: false; problem: string }

/** Prices all lines of one product type together, reading the lists once; the results are in the order of the lines. */
export type Pricer = (
  deps: CartDeps & PriceLists,
  actor: Actor,
  lines: readonly CartLine[],
) => Promise<PricedLine[]>

export const refusedToVisitors: PricedLine = { ok: false, problem: designOfAccount }

/**
 * Things not the actor's own that may turn out to be after signing in: owned by an account, while no one is signed in.
 */
export async function ofAccounts(
  { user, key }: Actor,
  ids: Iterable<string>,
  inAccounts: (ids: readonly string[]) => Promise<string[]>,
): Promise<ReadonlySet<string>> {
  const missing = user || key ? [] : [...new Set(ids)]
  return new Set(missing.length > 0 ? await inAccounts(missing) : [])
}
