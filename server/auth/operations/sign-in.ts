import { z } from 'zod'
import { signInSchema } from '#domain/people/account.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import {
  byContract,
  captchaToken,
  entered,
  metaOf,
  type PageOperationDeps,
  refusalFor,
  requirePerson,
  requireWays,
} from './page-operation.ts'
import { sessionShape } from './session-shape.ts'

const route = { onlyPages: byContract }

/** Responds the same, and as fast, for known and unknown addresses. */
export const signIn = defineOperation({
  name: 'account.sign-in',
  route,
  summary: 'Sign in with email address and password',
  may: 'anyone',
  input: signInSchema.extend({ captcha: captchaToken }),
  example: { email: 'ada@example.com', password: 'ink on film' },
  result: z.union([
    z.object({ session: sessionShape }),
    /** A password that must be replaced, and the token that lets its owner choose another one. */
    z.object({ session: z.null(), token: z.string(), isOneTime: z.boolean() }),
  ]),
  async run(deps: PageOperationDeps, actor, { captcha, ...credentials }) {
    requireWays(deps, ['password'])
    await requirePerson(deps, actor, captcha)
    const outcome = await deps.pages.signIn(credentials, metaOf(actor))
    if (outcome.ok) return ok(await entered(deps, actor, outcome.session))
    if (outcome.reason !== 'new_password_required') throw refusalFor(outcome)
    return ok({ session: null, token: outcome.token, isOneTime: outcome.isOneTime })
  },
})

export const signOut = defineOperation({
  name: 'account.sign-out',
  route,
  summary: 'Sign out of this browser',
  may: 'anyone',
  input: z.object({}),
  example: {},
  result: z.undefined(),
  async run({ pages }: PageOperationDeps, actor) {
    await pages.signOut(actor)
    return ok(undefined)
  },
})
