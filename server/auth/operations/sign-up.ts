import { z } from 'zod'
import { signUpSchema } from '#domain/people/account.ts'
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

export const signUp = defineOperation({
  name: 'account.sign-up',
  route,
  summary: 'Create an account',
  may: 'anyone',
  input: signUpSchema.safeExtend({ captcha: captchaToken }),
  example: {
    ...{ fullName: 'Ada Byron', phone: '512 555 0123', email: 'ada@example.com' },
    ...{ password: 'ink on film', confirmPassword: 'ink on film' },
  },
  /** No session if the address must be confirmed first. */
  result: z.object({ session: sessionShape.nullable() }),
  async run(deps: PageOperationDeps, actor, { captcha, ...person }) {
    requireWays(deps, ['signUp', 'password'])
    await requirePerson(deps, actor, captcha)
    const outcome = await deps.pages.signUp(person, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome, outcome.reason === 'account_exists' ? 'conflict' : 'invalid')
    return ok(outcome.session ? await entered(deps, actor, outcome.session) : { session: null })
  },
})

export const confirmEmail = defineOperation({
  name: 'account.confirm-email',
  route,
  summary: 'Confirm an email address with the link that was emailed to it',
  may: 'anyone',
  input: z.object({
    token: z.string().max(2_000),
    /** Required in a browser other than that of the sign-up. */
    password: z.string().nullish(),
  }),
  example: { token: 'of-the-link' },
  result: z.undefined(),
  async run({ pages }: PageOperationDeps, actor, { token, password }) {
    const outcome = await pages.confirmEmail({ token, password: password || undefined }, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(undefined)
  },
})
