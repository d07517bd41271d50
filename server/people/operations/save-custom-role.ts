import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { customRoleSchema } from '#domain/people/custom-role.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { orTaken } from '#server/kernel/operations/or-taken.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import { announceAccess } from '../announce-access.ts'
import type { PeopleDeps } from '../deps.ts'
import { customRoles, profiles } from '../tables.ts'
import {
  anyRole,
  customRoleId,
  customRoleShape,
  floorLead,
  roleGoneWords,
  toCustomRole,
} from './custom-role-shape.ts'

const result = z.object({ role: customRoleShape })

const nameTaken = { name: 'There’s already a role with this name' }

export const createCustomRole = defineOperation({
  name: 'roles.create',
  route: 'POST /roles',
  summary: 'Create a role from permissions, to give to staff',
  may: 'staff.write',
  input: customRoleSchema,
  example: { name: floorLead.name, permissions: [...floorLead.permissions] },
  result,
  run: ({ database, clock }: PeopleDeps, actor, input) =>
    orTaken(nameTaken, () =>
      database.transaction(async (transaction) => {
        const now = clock.now()
        const [row] = await transaction
          .insert(customRoles)
          .values({ ...input, createdAt: now, updatedAt: now })
          .returning()
        if (!row) throw new Error('The role was not written')
        const subject = `role:${row.id}`
        await audit(transaction, actor, { action: 'people.create-role', subject, after: input })
        return ok({ role: toCustomRole(row) })
      }),
    ),
})

/** The new permissions apply immediately to everyone with the role; their open pages are notified. */
export const updateCustomRole = defineOperation({
  name: 'roles.update',
  route: 'PUT /roles/{role}',
  summary: 'Change what a role may do; `version` is the version you started from',
  may: 'staff.write',
  input: customRoleSchema.safeExtend({ role: customRoleId, version: versionSchema }),
  example: { name: floorLead.name, permissions: [...floorLead.permissions], role: anyRole, version: 1 },
  result,
  theirs: customRoleShape,
  run: ({ database, clock, realtime }: PeopleDeps, actor, sent) =>
    orTaken(nameTaken, () =>
      database.transaction(async (transaction) => {
        const { role: id, version, ...input } = sent
        const [before] = await transaction
          .select()
          .from(customRoles)
          .where(eq(customRoles.id, id))
          .for('update')
        if (!before) throw new AppError('not_found', roleGoneWords)
        const [row] = await transaction
          .update(customRoles)
          .set({ ...input, updatedAt: clock.now(), version: sql`${customRoles.version} + 1` })
          .where(and(eq(customRoles.id, id), eq(customRoles.version, version)))
          .returning()
        if (!row) return conflict(toCustomRole(before), sent)
        const { name, permissions } = before
        await audit(transaction, actor, {
          action: 'people.update-role',
          subject: `role:${id}`,
          before: { name, permissions },
          after: input,
        })
        const holders = await transaction
          .select({ userId: profiles.userId })
          .from(profiles)
          .where(eq(profiles.customRoleId, id))
        for (const { userId } of holders) await announceAccess({ realtime }, transaction, userId)
        return ok({ role: toCustomRole(row) })
      }),
    ),
})
