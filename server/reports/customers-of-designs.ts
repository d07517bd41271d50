import { eq, inArray } from 'drizzle-orm'
import { designs } from '#server/designs/tables.ts'
import type { Executor } from '#server/kernel/database.ts'
import { profiles } from '#server/people/tables.ts'

/** Whose these designs are, each once. `email` is empty for accounts by phone alone. */
export const customersOfDesigns = (executor: Executor, designIds: readonly string[]) =>
  executor
    .selectDistinct({ userId: profiles.userId, email: profiles.email })
    .from(designs)
    .innerJoin(profiles, eq(profiles.userId, designs.ownerId))
    .where(inArray(designs.id, [...designIds]))
