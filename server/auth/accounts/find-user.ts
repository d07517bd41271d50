import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { type UserRow, users } from '../tables.ts'

/** Email addresses are case-insensitive. */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | null> {
  const [row] = await executor
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row ?? null
}

/** The user who has proven the number, or else the last one to claim it. Several may have claimed it without proof. */
export async function findUserByPhone(executor: Executor, phone: string): Promise<UserRow | null> {
  const [row] = await executor
    .select()
    .from(users)
    .where(eq(users.phone, phone))
    .orderBy(sql`${users.phoneConfirmedAt} is null`, desc(users.createdAt))
    .limit(1)
  return row ?? null
}

export async function findUserById(executor: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await executor.select().from(users).where(eq(users.id, userId))
  return row ?? null
}

export const userIdOf = async (executor: Executor, email: string): Promise<string | null> =>
  (await findUserByEmail(executor, email.trim()))?.id ?? null
