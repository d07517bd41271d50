import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type customerNotes, profiles } from '../tables.ts'

const customerGone = 'There is no such customer.'
export const customerId = z.uuid(customerGone)
export const anyCustomer = '8a4c2f6e-0000-4000-8000-000000000000'

export const noteGone = 'There is no such note.'

export const noteShape = z.object({
  id: z.uuid(),
  at: z.string(),
  authorName: z.string(),
  text: z.string(),
  version: z.int(),
})

export const toNote = ({ id, at, authorName, text, version }: typeof customerNotes.$inferSelect) => ({
  ...{ id, authorName, text, version },
  at: at.toISOString(),
})

/**
 * Serializes changes to a customer: the customer is locked until the transaction ends. @throws AppError if there is
 * none, and for staff.
 */
export async function requireCustomer(transaction: Transaction, userId: string): Promise<void> {
  const [row] = await transaction
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), eq(profiles.role, 'customer')))
    .for('update')
  if (!row) throw new AppError('not_found', customerGone)
}
