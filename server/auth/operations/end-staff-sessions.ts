import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { AuthParts } from '../deps.ts'
import { endAllSessions, endSessionsWhere } from '../sessions/end-sessions.ts'
import { sessions, users } from '../tables.ts'

const person = z.uuid('There is no such person')
const overWords = 'That session has already ended'
const anyId = '8a4c2f6e-0000-4000-8000-000000000000'

export const endStaffSession = defineOperation({
  name: 'staff.end-session',
  route: 'DELETE /staff/{person}/sessions/{session}',
  summary: 'Sign someone out on one device',
  may: 'staff.write',
  input: z.object({ person, session: z.uuid(overWords) }),
  example: { person: anyId, session: anyId },
  result: z.undefined(),
  run: (parts: AuthParts, actor, { person: userId, session }) =>
    parts.database.transaction(async (transaction) => {
      const isIt = and(eq(sessions.userId, userId), eq(sessions.id, session))
      const [ended] = await endSessionsWhere(parts, transaction, isIt)
      if (!ended) throw new AppError('not_found', overWords)
      const before = { userAgent: ended.userAgent }
      await audit(transaction, actor, { action: 'auth.end-session', subject: `user:${userId}`, before })
      return ok(undefined)
    }),
})

export const endStaffSessions = defineOperation({
  name: 'staff.end-sessions',
  route: 'DELETE /staff/{person}/sessions',
  summary: 'Sign someone out everywhere',
  may: 'staff.write',
  input: z.object({ person }),
  example: { person: anyId },
  result: z.object({ ended: z.int() }),
  run: (parts: AuthParts, actor, { person: userId }) =>
    parts.database.transaction(async (transaction) => {
      const isKnown = (await transaction.$count(users, eq(users.id, userId))) > 0
      if (!isKnown) throw new AppError('not_found', 'There is no such person')
      const ended = await endAllSessions(parts, transaction, userId)
      const after = { sessions: ended.length }
      await audit(transaction, actor, { action: 'auth.end-sessions', subject: `user:${userId}`, after })
      return ok({ ended: ended.length })
    }),
})
