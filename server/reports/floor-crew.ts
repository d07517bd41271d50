import { and, asc, inArray, isNull } from 'drizzle-orm'
import { staffRoles } from '#domain/people/role.ts'
import type { Executor } from '#server/kernel/database.ts'
import { profiles } from '#server/people/tables.ts'
import { printers } from '#server/rolls/tables.ts'

export type Named = { id: string; name: string }
export type FloorCrew = { people: Named[]; printers: Named[] }

/**
 * Who and what work on the floor can be assigned to: staff by name, without suspended ones, and the shop's printers.
 */
export async function readFloorCrew(executor: Executor): Promise<FloorCrew> {
  const staff = await executor
    .select({ id: profiles.userId, name: profiles.fullName, email: profiles.email })
    .from(profiles)
    .where(and(inArray(profiles.role, [...staffRoles]), isNull(profiles.suspendedAt)))
    .orderBy(asc(profiles.fullName), asc(profiles.userId))
  return {
    people: staff.map(({ id, name, email }) => ({ id, name: name || email })),
    printers: await executor
      .select({ id: printers.id, name: printers.name })
      .from(printers)
      .orderBy(asc(printers.createdAt), asc(printers.id)),
  }
}
