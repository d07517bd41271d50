import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Role } from '#domain/people/role.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import { everyRow } from '#server/kernel/list/every-row.ts'
import { type Profile, toProfile } from './present.ts'
import { customRoles, profiles } from './tables.ts'

const maxFound = 200

export async function profileOf(executor: Executor, userId: string): Promise<Profile | null> {
  const [row] = await executor.select().from(profiles).where(eq(profiles.userId, userId))
  return row ? toProfile(row) : null
}

export const roleOf = async (executor: Executor, userId: string): Promise<Role | null> =>
  (await profileOf(executor, userId))?.role ?? null

/** The name of that person's custom role; null if they have a built-in one. */
export async function ownRoleNameOf(executor: Executor, userId: string): Promise<string | null> {
  const [row] = await executor
    .select({ name: customRoles.name })
    .from(profiles)
    .leftJoin(customRoles, eq(customRoles.id, profiles.customRoleId))
    .where(eq(profiles.userId, userId))
  return row?.name ?? null
}

/** The only way to act for someone who isn't present, as jobs and the command line do. */
export async function actorOf(
  executor: Executor,
  { userId, userEmail }: { userId: string; userEmail: string },
): Promise<Actor> {
  const [row] = await executor
    .select({ role: profiles.role, permissions: customRoles.permissions })
    .from(profiles)
    .leftJoin(customRoles, eq(customRoles.id, profiles.customRoleId))
    .where(and(eq(profiles.userId, userId), isNull(profiles.suspendedAt)))
  const user = row && {
    ...{ id: userId, email: userEmail, role: row.role, sessionId: '' },
    ...(row.permissions && { permissions: row.permissions }),
  }
  return { visitorId: randomUUID(), user: user ?? null }
}

export async function findByIds(executor: Executor, userIds: readonly string[]): Promise<Profile[]> {
  if (userIds.length === 0) return []
  const rows = await executor
    .select()
    .from(profiles)
    .where(inArray(profiles.userId, [...new Set(userIds)]))
  return rows.map(toProfile)
}

/** Partial match on full name or email (docs/spec-map.md B7), at most 200 people by name. */
export async function search(executor: Executor, text: string): Promise<Profile[]> {
  const wanted = text.trim()
  if (wanted === '') return []
  const rows = await executor
    .select()
    .from(profiles)
    .where(anyContains([profiles.fullName, profiles.email], wanted))
    .orderBy(asc(profiles.fullName), asc(profiles.userId))
    .limit(maxFound)
  return rows.map(toProfile)
}

export async function findByEmails(executor: Executor, emails: readonly string[]): Promise<Profile[]> {
  if (emails.length === 0) return []
  const rows = await executor
    .select()
    .from(profiles)
    .where(inArray(profiles.email, [...new Set(emails)]))
  return rows.map(toProfile)
}

/** Customers only: staff must not appear in anyone's list. */
export async function* readCustomers(executor: Executor, size: number): AsyncGenerator<Profile> {
  const { userId: id, createdAt } = profiles
  const oldest = { by: { by: createdAt, type: 'timestamptz' }, id } as const
  const pages = everyRow(oldest, size, ({ key, isBehind, orderBy }) =>
    executor
      .select({ id, key, row: profiles })
      .from(profiles)
      .where(and(eq(profiles.role, 'customer'), isBehind))
      .orderBy(...orderBy)
      .limit(size),
  )
  for await (const page of pages) for (const { row } of page) yield toProfile(row)
}
