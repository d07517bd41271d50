import type { Holding, RefundWay } from '#domain/money/refund-way.ts'
import type { Database, Executor } from '#server/kernel/database.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentProvider } from './port.ts'
import { collectingOf } from './prepare-refund.ts'
import { leftOf } from './refund-part.ts'

type Deps = { providers: readonly PaymentProvider[] }

/** How this attempt's money is refunded. */
export async function wayOf(
  { providers }: Deps,
  executor: Executor,
  { id, provider: key }: Pick<Attempt, 'id' | 'provider'>,
): Promise<RefundWay> {
  const provider = providers.find((one) => one.key === key)
  return (await provider?.takenBy?.(executor, id)) ?? 'online'
}

/** What an order's payments still hold, in the order in which it is refunded. */
export async function holdingsOf(
  { providers, database: { orm } }: Deps & { database: Database },
  orderId: string,
): Promise<Holding[]> {
  const attempts = await collectingOf(orm, orderId)
  return Promise.all(
    attempts.map(async (attempt) => ({
      leftCents: leftOf(attempt),
      way: await wayOf({ providers }, orm, attempt),
    })),
  )
}
