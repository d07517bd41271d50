import { z } from 'zod'
import { roles } from '#domain/role.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PeopleNeeds } from '../index.ts'
import { setRole } from '../set-role.ts'
import { anyPerson, lastOwnerWords, nobodyWords, personId } from './person-id.ts'

export const setStaffRole = defineOperation({
  name: 'staff.set-role',
  route: 'PUT /staff/{person}/role',
  summary: 'Give somebody a role; there is always an owner left',
  may: 'staff.write',
  input: z.object({ person: personId, role: z.enum(roles, 'Choose one of the roles') }),
  example: { person: anyPerson, role: 'office' },
  result: z.undefined(),
  async run({ database, clock, realtime }: PeopleNeeds, actor, { person, role }) {
    const outcome = await setRole(database, clock, actor, person, role, realtime)
    if (outcome.ok) return ok(undefined)
    throw outcome.reason === 'last_owner'
      ? new AppError('conflict', lastOwnerWords)
      : new AppError('not_found', nobodyWords)
  },
})
