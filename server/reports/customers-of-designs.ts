import { eq, inArray } from 'drizzle-orm'
import { designs } from '#server/designs/tables.ts'
import type { Executor } from '#server/kernel/database.ts'
import { profiles } from '#server/people/tables.ts'

/** The owners of these designs, each once. `email` is empty for phone-only accounts. */
export const customersOfDesigns = (executor: Executor, designIds: readonly string[]) =>
  executor
    .selectDistinct({ userId: profiles.userId, email: profiles.email })
    .from(designs)
    .innerJoin(profiles, eq(profiles.userId, designs.ownerId))
    .where(inArray(designs.id, [...designIds]))
