import { asc, eq, sql } from 'drizzle-orm'
import { givenRoleOf, type RoleChoice } from '#domain/people/role.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { type CustomRole, toCustomRole } from './operations/custom-role-shape.ts'
import { customRoles } from './tables.ts'

/** Whether the custom role exists; if so, it cannot be deleted before the transaction ends. */
export async function isThereRole(transaction: Transaction, id: string): Promise<boolean> {
  const [row] = await transaction
    .select({ id: customRoles.id })
    .from(customRoles)
    .where(eq(customRoles.id, id))
    .for('share')
  return row !== undefined
}

/** As shown to staff. */
export async function nameOfRole(executor: Executor, choice: RoleChoice): Promise<string> {
  const { role, customRoleId } = givenRoleOf(choice)
  if (customRoleId === null) return role
  const [row] = await executor
    .select({ name: customRoles.name })
    .from(customRoles)
    .where(eq(customRoles.id, customRoleId))
  return row?.name ?? role
}

/** Roles the owner created, by name. */
export async function listCustomRoles(executor: Executor): Promise<CustomRole[]> {
  const rows = await executor
    .select()
    .from(customRoles)
    .orderBy(asc(sql`lower(${customRoles.name})`))
  return rows.map(toCustomRole)
}
