import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import { byContract, metaOf, type PageOperationDeps, refusalFor, requireWays } from './page-operation.ts'

const route = { onlyPages: byContract }

/** The page's browser holds the verifier until it returns. */
export const linkProvider = defineOperation({
  name: 'identities.link',
  route,
  summary: 'Start linking a provider, so that you can sign in with it as well',
  may: 'signed_in',
  input: z.object({ provider: z.string().max(60), returnPath: z.string().max(200) }),
  example: { provider: 'google', returnPath: '/' },
  result: z.object({ url: z.string(), verifier: z.string() }),
  async run(deps: PageOperationDeps, actor, { provider, returnPath }) {
    requireWays(deps, ['linking'])
    const { clientAddress } = metaOf(actor)
    const outcome = await deps.pages.providers.beginLink(userOf(actor), provider, returnPath, clientAddress)
    if (outcome.ok) return ok({ url: outcome.url, verifier: outcome.verifier })
    if (outcome.reason === 'too_many_attempts') throw refusalFor(outcome)
    if (outcome.reason === 'email_not_confirmed') throw refusalFor('address_unproven', 'conflict')
    const code = outcome.reason === 'provider_not_found' ? 'not_found' : 'unavailable'
    throw refusalFor('provider_not_reached', code)
  },
})

export const unlinkProvider = defineOperation({
  name: 'identities.unlink',
  route,
  summary: 'Stop signing in with a provider; your last way to sign in can’t be removed',
  may: 'signed_in',
  input: z.object({ identity: z.uuid() }),
  example: { identity: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  async run(deps: PageOperationDeps, actor, { identity }) {
    requireWays(deps, ['linking'])
    const outcome = await deps.pages.providers.unlink(userOf(actor), identity)
    if (outcome.ok) return ok(undefined)
    throw outcome.reason === 'single_identity_not_deletable'
      ? refusalFor('last_identity', 'conflict')
      : refusalFor('not_there', 'not_found')
  },
})

export const resetOwnPassword = defineOperation({
  name: 'profile.reset-password',
  route,
  summary: 'Email yourself a link for choosing a new password',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.undefined(),
  async run(deps: PageOperationDeps, actor) {
    requireWays(deps, ['password'])
    const outcome = await deps.pages.requestPasswordReset({ email: userOf(actor).email }, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(undefined)
  },
})
