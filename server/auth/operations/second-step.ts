import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PageDoor } from '../page-door.ts'
import { byContract, entered, metaOf, type PageOperationDeps, refusalFor } from './page-operation.ts'
import { questionShape, sessionShape } from './session-shape.ts'

const route = { onlyPages: byContract }

/** The cookie of a browser that has yet to show a second factor. */
const half = z.string().nullable()
const factor = z.uuid()
const challengeId = z.uuid()
const anyId = '8a4c2f6e-0000-4000-8000-000000000000'
const session = z.object({ session: sessionShape })

export const verifyCode = defineOperation({
  name: 'second-step.verify-code',
  route,
  summary: 'Enter a code from the authenticator app or a text message, as the second step of signing in',
  may: 'anyone',
  input: z.object({
    half,
    factor,
    /** For a text message; an app has no challenge. */
    challengeId: challengeId.nullish(),
    code: z.string().max(2_000),
  }),
  example: { half: null, factor: anyId, code: '000000' },
  result: session,
  async run(deps: PageOperationDeps, actor, sent) {
    const answer = { kind: 'code', code: sent.code.replace(/\s/g, '') } as const
    const input = { factorId: sent.factor, challengeId: sent.challengeId ?? null, answer }
    const outcome = await deps.pages.factors.complete(sent.half, input, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(await entered(deps, actor, outcome.session))
  },
})

export const useRecoveryCode = defineOperation({
  name: 'second-step.use-recovery-code',
  route,
  summary: 'Enter a recovery code as the second step of signing in; it works once',
  may: 'anyone',
  input: z.object({ half, code: z.string().max(2_000) }),
  example: { half: null, code: 'from-the-list' },
  result: session,
  async run(deps: PageOperationDeps, actor, { half: cookie, code }) {
    const outcome = await deps.pages.factors.completeByRecoveryCode(cookie, code, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(await entered(deps, actor, outcome.session))
  },
})

export const textCode = defineOperation({
  name: 'second-step.text-code',
  route,
  summary: 'Request a code by text message, for the second step of signing in',
  may: 'anyone',
  input: z.object({ half, factor }),
  example: { half: null, factor: anyId },
  result: z.object({ challengeId: z.string() }),
  async run({ pages }: PageOperationDeps, actor, sent) {
    const { id } = await challenge(pages, actor, sent)
    return ok({ challengeId: id })
  },
})

export const askKey = defineOperation({
  name: 'second-step.ask-key',
  route,
  summary: 'Get the challenge for a security key, for the second step of signing in',
  may: 'anyone',
  input: z.object({ half, factor }),
  example: { half: null, factor: anyId },
  result: questionShape,
  async run({ pages }: PageOperationDeps, actor, sent) {
    const { id, ceremony } = await challenge(pages, actor, sent)
    if (ceremony?.type !== 'request') throw refusalFor('challenge_expired')
    return ok({ challengeId: id, options: ceremony.options })
  },
})

export const useKey = defineOperation({
  name: 'second-step.use-key',
  route,
  summary: 'Submit a security key’s response, as the second step of signing in',
  may: 'anyone',
  input: z.object({ half, factor, challengeId, credential: z.unknown() }),
  example: { half: null, factor: anyId, challengeId: anyId, credential: {} },
  result: session,
  async run(deps: PageOperationDeps, actor, sent) {
    const { factors } = deps.pages
    const response = factors.readAssertion(sent.credential)
    if (!response) throw refusalFor('factor_rejected')
    const answer = { kind: 'assertion', response } as const
    const input = { factorId: sent.factor, challengeId: sent.challengeId, answer }
    const outcome = await factors.complete(sent.half, input, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(await entered(deps, actor, outcome.session))
  },
})

/** @throws AppError when no second step is pending, or not with this factor. */
async function challenge({ factors }: PageDoor, actor: Actor, sent: { half: string | null; factor: string }) {
  const user = await factors.halfSignedIn(sent.half)
  const asked = user && (await factors.challenge(user, sent.factor, metaOf(actor)))
  if (!asked?.ok) throw refusalFor(asked ?? 'challenge_expired')
  return asked
}
