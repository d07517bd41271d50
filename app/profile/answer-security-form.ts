import { data } from 'react-router'
import { z } from 'zod'
import { table } from '#domain/table.ts'
import type { Needs, ProfileAnswer } from './answer-profile-form.ts'
import type { ProfileMessageCode } from './profile-messages.ts'

const idSchema = z.uuid()

/** The forms of the second factor and the sessions. */
export const securityHandlers = table<(needs: Needs) => Promise<ReturnType<typeof answer>>>({
  'begin-app': beginApp,
  'finish-app': finishApp,
  'remove-factor': removeFactor,
  'new-recovery-codes': newRecoveryCodes,
  'end-session': endSession,
  'end-others': endOthers,
})

async function beginApp({ shop, user }: Needs) {
  const outcome = await shop.auth.factors.enrolTotp(user, '')
  if (!outcome.ok || !outcome.totp) return answer('too_many_factors', 409)
  const { secret, qr_code: picture } = outcome.totp
  return answer(null, 200, { enrolment: { factorId: outcome.factor.id, secret, picture } })
}

async function finishApp({ shop, visit, user, form }: Needs) {
  const { factors } = shop.auth
  const factorId = idSchema.safeParse(form.get('factorId')).data ?? ''
  const code = String(form.get('code') ?? '').replace(/\s/g, '')
  const input = { factorId, challengeId: null, answer: { kind: 'code', code } as const }
  const outcome = factorId === '' ? null : await factors.verify(user, input, metaOf(visit))
  if (!outcome?.ok)
    return outcome?.reason === 'too_many_attempts'
      ? answer('too_many_attempts', 429)
      : answer('code_rejected', 400)
  visit.setSession(outcome.session)
  return answer('factor_added', 200, { recoveryCodes: await factors.makeRecoveryCodes(user) })
}

async function removeFactor({ shop, user, form }: Needs) {
  const id = idSchema.safeParse(form.get('factorId'))
  const outcome = id.success ? await shop.auth.factors.remove(user, id.data) : null
  return outcome?.ok ? answer('factor_removed', 200) : answer('not_there', 404)
}

async function newRecoveryCodes({ shop, user }: Needs) {
  const known = await shop.auth.factors.list(user)
  if (!known.some(({ isVerified, type }) => isVerified && type !== 'passkey')) return answer('not_there', 404)
  return answer('codes_made', 200, { recoveryCodes: await shop.auth.factors.makeRecoveryCodes(user) })
}

async function endSession({ shop, user, form }: Needs) {
  const id = idSchema.safeParse(form.get('sessionId'))
  const isEnded = id.success && (await shop.auth.ownSessions.end(user, id.data))
  return isEnded ? answer('session_ended', 200) : answer('not_there', 404)
}

async function endOthers({ shop, user }: Needs) {
  await shop.auth.ownSessions.endOthers(user)
  return answer('others_ended', 200)
}

const metaOf = ({ clientAddress, userAgent, actor }: Needs['visit']) => ({
  clientAddress,
  userAgent,
  visitorId: actor.visitorId,
})

const answer = (message: ProfileMessageCode | null, status: number, more: Partial<ProfileAnswer> = {}) =>
  data<ProfileAnswer>({ message, fieldErrors: {}, ...more }, { status })
