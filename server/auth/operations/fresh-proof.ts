import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import { userOf } from '#server/kernel/user-of.ts'
import type { TooManyAttempts } from '../types.ts'
import type { PageOperationDeps } from './page-operation.ts'
import { questionShape } from './session-shape.ts'

/** Worded for the user. */
const refusals = {
  wrong_current_password: 'That password isn’t right.',
  reauthentication_not_valid: 'That code isn’t right, or it was already used.',
  passkey_not_valid: 'This passkey doesn’t belong to this account.',
  reauthentication_needed: 'Please fill in the field.',
} as const

type Unproven = keyof typeof refusals

const refusalFor = (refused: Unproven | TooManyAttempts | { reason: Unproven }): AppError => {
  if (typeof refused !== 'string' && 'retryAfterSeconds' in refused) return tooOften(refused)
  return new AppError('invalid', refusals[typeof refused === 'string' ? refused : refused.reason])
}

export const waysToProve = defineOperation({
  name: 'proof.list-ways',
  route: 'GET /proof',
  summary: 'List the ways you can prove it’s you',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.object({
    passkey: z.boolean(),
    app: z.boolean(),
    password: z.boolean(),
    code: z.boolean(),
    providers: z.array(z.object({ name: z.string(), label: z.string() })),
  }),
  run: async ({ ownAccount }: PageOperationDeps, actor) => ok(await ownAccount.waysToProve(userOf(actor))),
})

export const sendProofCode = defineOperation({
  name: 'proof.send-code',
  route: 'POST /proof/code',
  summary: 'Send yourself a code, to prove it’s you',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.undefined(),
  async run({ ownAccount }: PageOperationDeps, actor) {
    const sent = await ownAccount.sendCode(userOf(actor), actor.network ?? '')
    if (sent.ok) return ok(undefined)
    throw refusalFor(sent.reason === 'too_many_attempts' ? sent : 'reauthentication_needed')
  },
})

export const askForProofPasskey = defineOperation({
  name: 'proof.ask-passkey',
  route: 'POST /proof/passkey',
  status: 200,
  summary: 'Get the challenge for one of your passkeys, to prove it’s you',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: questionShape,
  async run({ ownAccount }: PageOperationDeps, actor) {
    const asked = await ownAccount.askForPasskey(userOf(actor), actor.network ?? '')
    if (!asked?.ok) throw refusalFor(asked ?? 'passkey_not_valid')
    return ok({ challengeId: asked.challengeId, options: asked.options })
  },
})

const shown = z.string().max(256).nullish()

export const prove = defineOperation({
  name: 'proof.prove',
  route: 'POST /proof',
  summary:
    'Prove it’s you with a password, a code from an app or a message, or a passkey. It counts for ten minutes',
  may: 'signed_in',
  input: z.object({
    password: shown,
    appCode: shown,
    code: shown,
    challengeId: shown,
    credential: z.unknown().optional(),
  }),
  example: { password: 'ink on film' },
  result: z.undefined(),
  async run({ ownAccount, pages }: PageOperationDeps, actor, sent) {
    const response = pages.factors.readAssertion(sent.credential)
    const proof = {
      passkey: response ? { challengeId: sent.challengeId ?? '', response } : undefined,
      password: sent.password || undefined,
      appCode: typed(sent.appCode),
      code: typed(sent.code),
    }
    const outcome = await ownAccount.prove(userOf(actor), proof, actor.network ?? '')
    if (outcome.ok) return ok(undefined)
    const isOfPasskey = response !== null && outcome.reason === 'reauthentication_not_valid'
    throw refusalFor(isOfPasskey ? 'passkey_not_valid' : outcome)
  },
})

const typed = (code: string | null | undefined): string | undefined => code?.replace(/\s/g, '') || undefined
