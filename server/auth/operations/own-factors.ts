import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import { byContract, metaOf, type PageOperationDeps, refusalFor } from './page-operation.ts'
import { sessionShape } from './session-shape.ts'

const route = { onlyPages: byContract }
const factor = z.uuid()
const anyFactor = '8a4c2f6e-0000-4000-8000-000000000000'

const codeIsWrong = 'That code isn’t right. Type the one your app shows now.'

/** Shown once, in clear text. */
const recoveryCodes = z.array(z.string())

export const beginApp = defineOperation({
  name: 'factors.begin-app',
  route,
  summary: 'Get the secret for an authenticator app; it takes effect once the app’s first code is entered',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.object({ factor, secret: z.string(), picture: z.string() }),
  async run({ pages }: PageOperationDeps, actor) {
    const outcome = await pages.factors.enrollTotp(userOf(actor), '')
    if (!outcome.ok || !outcome.totp) throw refusalFor('too_many_factors', 'conflict')
    const { secret, qr_code: picture } = outcome.totp
    return ok({ factor: outcome.factor.id, secret, picture })
  },
})

export const finishApp = defineOperation({
  name: 'factors.finish-app',
  route,
  summary: 'Turn on an authenticator app with its first code; all other devices are signed out',
  may: 'signed_in',
  input: z.object({ factor, code: z.string().max(40) }),
  example: { factor: anyFactor, code: '000000' },
  result: z.object({ session: sessionShape.nullable(), recoveryCodes }),
  async run({ pages }: PageOperationDeps, actor, { factor: factorId, code: typed }) {
    const user = userOf(actor)
    const code = typed.replace(/\s/g, '')
    const input = { factorId, challengeId: null, answer: { kind: 'code', code } as const }
    const outcome = await pages.factors.verify(user, input, metaOf(actor))
    if (outcome.ok)
      return ok({ session: outcome.session, recoveryCodes: await pages.factors.makeRecoveryCodes(user) })
    // The unverified app is still there, and accepts the next code.
    if (outcome.reason === 'factor_rejected') return invalid({ code: codeIsWrong })
    throw refusalFor(outcome.reason === 'too_many_attempts' ? outcome : 'code_rejected')
  },
})

export const removeFactor = defineOperation({
  name: 'factors.remove',
  route,
  summary: 'Remove one of your second factors',
  may: 'signed_in',
  input: z.object({ factor }),
  example: { factor: anyFactor },
  result: z.undefined(),
  async run({ pages }: PageOperationDeps, actor, { factor: id }) {
    const outcome = await pages.factors.remove(userOf(actor), id)
    if (!outcome.ok) throw refusalFor('not_there', 'not_found')
    return ok(undefined)
  },
})

export const newRecoveryCodes = defineOperation({
  name: 'factors.new-recovery-codes',
  route,
  summary: 'Create new recovery codes; the old ones stop working',
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.object({ recoveryCodes }),
  async run({ pages }: PageOperationDeps, actor) {
    const user = userOf(actor)
    const known = await pages.factors.list(user)
    if (!known.some(({ isVerified, type }) => isVerified && type !== 'passkey'))
      throw refusalFor('not_there', 'not_found')
    return ok({ recoveryCodes: await pages.factors.makeRecoveryCodes(user) })
  },
})
