import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Clock } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { TextTrouble } from '../port.ts'
import { textConsents, textNumbers } from '../tables.ts'

export type TextedOrder = { id: string; customerId: string | null }

type ClockDeps = { clock: Clock }

/** Records consent at the checkout of one order, with the wording that was agreed to. `phone` is E.164. */
export async function agreeForOrder(
  { clock }: ClockDeps,
  executor: Executor,
  { id, customerId }: TextedOrder,
  { phone, words }: { phone: string; words: string },
): Promise<void> {
  await executor
    .insert(textConsents)
    .values({ orderId: id, userId: customerId, phone, words, agreedAt: clock.now() })
    .onConflictDoNothing({ target: textConsents.orderId })
  await forgetFailure(executor, phone)
}

/**
 * Records an account's consent for all of its orders, or withdraws it, including any given earlier for single orders.
 */
export async function setAccountConsent(
  { clock }: ClockDeps,
  executor: Executor,
  userId: string,
  wanted: { phone: string; words: string } | null,
): Promise<void> {
  const isOfUser = and(eq(textConsents.userId, userId), isNull(textConsents.endedAt))
  await executor
    .update(textConsents)
    .set({ endedAt: clock.now() })
    .where(wanted ? and(isOfUser, isNull(textConsents.orderId)) : isOfUser)
  if (!wanted) return
  await executor.insert(textConsents).values({ ...wanted, userId, agreedAt: clock.now() })
  await forgetFailure(executor, wanted.phone)
}

/** Entering a number again makes us try it again. A STOP applies until START comes from that phone. */
const forgetFailure = (executor: Executor, phone: string) =>
  executor
    .update(textNumbers)
    .set({ failedAt: null, failure: null })
    .where(and(eq(textNumbers.phone, phone), isNotNull(textNumbers.failedAt)))

export type TextConsent = {
  phone: string
  agreedAt: string
  /** Its owner texted STOP. */
  isStopped: boolean
  /** Why texts can't be delivered to it; null if they can. */
  failure: string | null
}

/** The number for texts about an order: the one given at its checkout, otherwise that of the customer's account. */
export async function consentFor(executor: Executor, order: TextedOrder): Promise<TextConsent | null> {
  const isOfAccount = order.customerId
    ? and(eq(textConsents.userId, order.customerId), isNull(textConsents.orderId))
    : undefined
  return readConsent(executor, or(eq(textConsents.orderId, order.id), isOfAccount))
}

export const consentOfAccount = (executor: Executor, userId: string): Promise<TextConsent | null> =>
  readConsent(executor, and(eq(textConsents.userId, userId), isNull(textConsents.orderId)))

async function readConsent(executor: Executor, which: ReturnType<typeof or>): Promise<TextConsent | null> {
  const [row] = await executor
    .select()
    .from(textConsents)
    .leftJoin(textNumbers, eq(textNumbers.phone, textConsents.phone))
    .where(and(which, isNull(textConsents.endedAt)))
    .orderBy(sql`${textConsents.orderId} is null`, desc(textConsents.agreedAt))
    .limit(1)
  if (!row) return null
  const { text_consents: consent, text_numbers: number } = row
  return {
    phone: consent.phone,
    agreedAt: consent.agreedAt.toISOString(),
    isStopped: number?.stoppedAt != null,
    failure: number?.failedAt ? (number.failure ?? '') : null,
  }
}

/** Records what a number's owner said, or what the service learned about it. */
export async function noteNumber(
  { clock }: ClockDeps,
  executor: Executor,
  phone: string,
  said: { kind: 'stop' } | { kind: 'start' } | { kind: 'trouble'; trouble: TextTrouble },
): Promise<void> {
  if (said.kind === 'start') {
    await executor
      .update(textNumbers)
      .set({ stoppedAt: null, failedAt: null, failure: null })
      .where(eq(textNumbers.phone, phone))
    return
  }
  const isStop = said.kind === 'stop' || said.trouble.number === 'stopped'
  if (!isStop && said.trouble.number === null) return
  const now = clock.now()
  const noted = isStop ? { stoppedAt: now } : { failedAt: now, failure: said.trouble.reason }
  await executor
    .insert(textNumbers)
    .values({ phone, ...noted })
    .onConflictDoUpdate({ target: textNumbers.phone, set: noted })
}

export async function isStopped(executor: Executor, phone: string): Promise<boolean> {
  const [row] = await executor
    .select({ stoppedAt: textNumbers.stoppedAt })
    .from(textNumbers)
    .where(eq(textNumbers.phone, phone))
  return row?.stoppedAt != null
}
