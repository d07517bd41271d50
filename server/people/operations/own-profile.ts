import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { profileSchema } from '#domain/people/account.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import type { PeopleDeps } from '../deps.ts'
import { profiles } from '../tables.ts'

/** Email and role stay unchanged (docs/spec-map.md B5: Profile). */
export const updateProfile = defineOperation({
  name: 'profile.update',
  route: 'PUT /profile',
  summary: 'Change your own name and phone number',
  may: 'signed_in',
  input: profileSchema,
  example: { fullName: 'Ada Lovelace', phone: '512 555 0123' },
  result: z.object({ fullName: z.string(), phone: z.string() }),
  async run({ database, clock }: PeopleDeps, actor, { fullName, phone }) {
    const [row] = await database.orm
      .update(profiles)
      .set({ fullName, phone, updatedAt: clock.now() })
      .where(eq(profiles.userId, userOf(actor).id))
      .returning()
    if (!row) throw new AppError('not_found', 'Your account has no profile.')
    return ok({ fullName: row.fullName, phone: row.phone })
  },
})
