import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import { recordHistory } from '../record-history.ts'

export type OrderFlag = { kind: 'stock' | 'discount'; to: 'short' | 'over_limit'; note: string }

/** Adds to the order's history something that staff must look at; the order continues. */
export async function flagOrder(
  { clock }: Pick<OrdersDeps, 'clock'>,
  transaction: Transaction,
  orderId: string,
  flag: OrderFlag,
): Promise<void> {
  await recordHistory(transaction, {
    ...flag,
    orderId,
    at: clock.now(),
    actor: { system: 'Payments' },
    from: null,
  })
}
