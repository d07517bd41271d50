import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PeopleDeps } from '../deps.ts'
import { customRoles, profiles } from '../tables.ts'
import { anyRole, customRoleId, roleGoneWords } from './custom-role-shape.ts'

export const removeCustomRole = defineOperation({
  name: 'roles.remove',
  route: 'DELETE /roles/{role}',
  summary: 'Delete a role that no one has',
  may: 'staff.write',
  input: z.object({ role: customRoleId }),
  example: { role: anyRole },
  result: z.undefined(),
  run: ({ database }: Pick<PeopleDeps, 'database'>, actor, { role: id }) =>
    database.transaction(async (transaction) => {
      // Locked so that no one can be given it in the meantime: their foreign key makes that wait here.
      const [row] = await transaction.select().from(customRoles).where(eq(customRoles.id, id)).for('update')
      if (!row) throw new AppError('not_found', roleGoneWords)
      if ((await transaction.$count(profiles, eq(profiles.customRoleId, id))) > 0)
        throw new AppError('conflict', 'Someone has this role. Give them another one first.')
      await transaction.delete(customRoles).where(eq(customRoles.id, id))
      const { name, permissions } = row
      await audit(transaction, actor, {
        action: 'people.remove-role',
        subject: `role:${id}`,
        before: { name, permissions },
      })
      return ok(undefined)
    }),
})
