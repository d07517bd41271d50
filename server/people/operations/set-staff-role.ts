import { z } from 'zod'
import { roleChoiceSchema } from '#domain/people/role.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PeopleDeps } from '../deps.ts'
import { setRole } from '../set-role.ts'
import { roleGoneWords } from './custom-role-shape.ts'
import { anyPerson, lastOwnerWords, nobodyWords, personId } from './person-id.ts'

export const setStaffRole = defineOperation({
  name: 'staff.set-role',
  route: 'PUT /staff/{person}/role',
  summary: 'Give someone a role; there is always an owner left',
  may: 'staff.write',
  input: z.object({ person: personId, role: roleChoiceSchema }),
  example: { person: anyPerson, role: 'office' },
  result: z.undefined(),
  async run({ database, clock, realtime }: PeopleDeps, actor, { person, role }) {
    const outcome = await setRole({ database, clock, realtime }, actor, person, role)
    if (outcome.ok) return ok(undefined)
    if (outcome.reason === 'last_owner') throw new AppError('conflict', lastOwnerWords)
    throw new AppError('not_found', outcome.reason === 'not_found' ? nobodyWords : roleGoneWords)
  },
})
