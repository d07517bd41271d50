import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { earlierOrders } from './tables.ts'

/** An account's orders: by its address, once its mailbox is confirmed, and those that a merge gave it. */
export function isOf({
  userId,
  email,
  isEmailProven,
}: {
  userId: string
  email: string
  isEmailProven: boolean
}): SQL | undefined {
  const given = eq(earlierOrders.customerId, userId)
  if (!isEmailProven) return given
  return or(given, and(isNull(earlierOrders.customerId), eq(earlierOrders.contactEmail, email.toLowerCase())))
}
