import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { nothingToPay } from './nothing-to-pay.ts'
import type { PaymentProvider } from './port.ts'
import { paymentAttempts } from './tables.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

export async function findAttempt(executor: Executor, attemptId: string): Promise<Attempt | null> {
  const [row] = await executor.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  return row ?? null
}

/** The newest attempt that collects the order's own total. */
export const attemptOfOrder = (executor: Executor, orderId: string): Promise<{ attemptId: string } | null> =>
  newestOf(executor, and(eq(paymentAttempts.orderId, orderId), isNull(paymentAttempts.changeId)))

/** The newest attempt that collects the balance due of an order change. */
export const attemptOfChange = (
  executor: Executor,
  changeId: string,
): Promise<{ attemptId: string } | null> => newestOf(executor, eq(paymentAttempts.changeId, changeId))

async function newestOf(executor: Executor, which: SQL | undefined): Promise<{ attemptId: string } | null> {
  const [row] = await executor
    .select({ attemptId: paymentAttempts.id })
    .from(paymentAttempts)
    .where(which)
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  return row ?? null
}

/** The attempt that a provider's events refer to by this name; null if it is not one of ours. */
export async function attemptBehind(
  executor: Executor,
  provider: string,
  eventReference: string | null,
): Promise<string | null> {
  if (eventReference === null) return null
  const [row] = await executor
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.eventReference, eventReference)))
  return row?.id ?? null
}

/** The attempt that the active or an earlier provider knows by this name. */
export async function attemptCalled(executor: Executor, name: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(or(eq(paymentAttempts.reference, name), eq(paymentAttempts.eventReference, name)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  return row?.id ?? null
}

/** Null for a provider that is no longer set up: it can't be asked about its attempts. */
export const findProvider = (providers: readonly PaymentProvider[], key: string): PaymentProvider | null =>
  [...providers, nothingToPay].find((one) => one.key === key) ?? null

/** @throws Error for a provider that is no longer set up. */
export function requireProvider(providers: readonly PaymentProvider[], key: string): PaymentProvider {
  const provider = findProvider(providers, key)
  if (!provider) throw new Error(`The payment provider ${key} is not set up`)
  return provider
}
