import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { users } from './tables.ts'
import type { UserRow } from './types.ts'

/** Addresses are the same whatever their case. */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | null> {
  const [row] = await executor
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row ?? null
}

export async function findUserById(executor: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await executor.select().from(users).where(eq(users.id, userId))
  return row ?? null
}
