import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { describeBrowser } from '#domain/people/describe-browser.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import { byContract, type PageOperationDeps, refusalFor, requireWays } from './page-operation.ts'
import { questionShape } from './session-shape.ts'

const route = { onlyPages: byContract }
const passkey = z.uuid()
const anyPasskey = '8a4c2f6e-0000-4000-8000-000000000000'

export const beginPasskey = defineOperation({
  name: 'passkeys.begin',
  route,
  summary: 'Get the options that the browser’s authenticator needs to create a passkey',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: questionShape,
  async run(deps: PageOperationDeps, actor) {
    requireWays(deps, ['passkey'])
    const { challengeId, options } = await deps.pages.factors.beginPasskey(userOf(actor))
    return ok({ challengeId, options })
  },
})

/** At first it is named after the browser, so that users can tell theirs apart. */
export const addPasskey = defineOperation({
  name: 'passkeys.add',
  route,
  summary: 'Submit the response of the browser’s authenticator',
  may: 'signed_in',
  input: z.object({ challengeId: z.uuid(), credential: z.unknown() }),
  example: { challengeId: anyPasskey, credential: {} },
  result: z.undefined(),
  async run(deps: PageOperationDeps, actor, { challengeId, credential }) {
    requireWays(deps, ['passkey'])
    const { factors } = deps.pages
    const response = factors.readCreation(credential)
    if (!response) throw refusalFor('passkey_rejected')
    const input = { challengeId, response, name: describeBrowser(actor.userAgent?.slice(0, 1_000) ?? '') }
    const outcome = await factors.addPasskey(userOf(actor), input)
    if (outcome.ok) return ok(undefined)
    throw outcome.reason === 'too_many_factors'
      ? refusalFor(outcome.reason, 'conflict')
      : refusalFor('passkey_rejected')
  },
})

export const renamePasskey = defineOperation({
  name: 'passkeys.rename',
  route,
  summary: 'Name one of your passkeys',
  may: 'signed_in',
  input: z.object({ passkey, name: oneLine.min(1).max(60) }),
  example: { passkey: anyPasskey, name: 'Laptop' },
  result: z.undefined(),
  async run({ pages }: PageOperationDeps, actor, { passkey: id, name }) {
    const isRenamed = await pages.factors.renamePasskey(userOf(actor), { id, name })
    if (!isRenamed) throw refusalFor('passkey_name_taken', 'conflict')
    return ok(undefined)
  },
})

export const removePasskey = defineOperation({
  name: 'passkeys.remove',
  route,
  summary: 'Remove one of your passkeys',
  may: 'signed_in',
  input: z.object({ passkey }),
  example: { passkey: anyPasskey },
  result: z.undefined(),
  async run({ pages }: PageOperationDeps, actor, { passkey: id }) {
    const outcome = await pages.factors.removePasskey(userOf(actor), id)
    if (!outcome.ok) throw refusalFor('not_there', 'not_found')
    return ok(undefined)
  },
})
