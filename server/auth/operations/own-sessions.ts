import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import { type PageOperationDeps, refusalFor } from './page-operation.ts'

export const endOwnSession = defineOperation({
  name: 'sessions.end',
  route: 'DELETE /profile/sessions/{session}',
  summary: 'Sign yourself out on another device, or with `others` on all of them',
  may: 'signed_in',
  input: z.object({ session: z.union([z.literal('others'), z.uuid()]) }),
  example: { session: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.object({ wereAll: z.boolean() }),
  async run({ pages }: PageOperationDeps, actor, { session }) {
    const user = userOf(actor)
    if (session === 'others') await pages.ownSessions.endOthers(user)
    else if (!(await pages.ownSessions.end(user, session))) throw refusalFor('not_there', 'not_found')
    return ok({ wereAll: session === 'others' })
  },
})
