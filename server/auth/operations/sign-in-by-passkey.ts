import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import {
  byContract,
  entered,
  metaOf,
  type PageOperationDeps,
  refusalFor,
  requireWays,
} from './page-operation.ts'
import { questionShape, sessionShape } from './session-shape.ts'

const route = { onlyPages: byContract }

export const askForPasskey = defineOperation({
  name: 'account.ask-passkey',
  route,
  summary: 'Get the challenge for signing in with a passkey',
  may: 'anyone',
  input: z.object({}),
  example: {},
  result: questionShape,
  async run(deps: PageOperationDeps, actor) {
    requireWays(deps, ['passkey'])
    const begun = await deps.pages.factors.beginPasskeySignIn(metaOf(actor).clientAddress)
    if (!begun.ok) throw refusalFor(begun)
    return ok({ challengeId: begun.challengeId, options: begun.options })
  },
})

export const signInByPasskey = defineOperation({
  name: 'account.sign-in-by-passkey',
  route,
  summary: 'Sign in with a passkey’s response',
  may: 'anyone',
  input: z.object({ challengeId: z.uuid(), credential: z.unknown() }),
  example: { challengeId: '8a4c2f6e-0000-4000-8000-000000000000', credential: {} },
  result: z.object({ session: sessionShape }),
  async run(deps: PageOperationDeps, actor, { challengeId, credential }) {
    requireWays(deps, ['passkey'])
    const { factors } = deps.pages
    const response = factors.readAssertion(credential)
    if (!response) throw refusalFor('passkey_rejected')
    const outcome = await factors.signInByPasskey({ challengeId, response }, metaOf(actor))
    if (outcome.ok) return ok(await entered(deps, actor, outcome.session))
    throw refusalFor(outcome.reason === 'too_many_attempts' ? outcome : 'passkey_rejected')
  },
})
