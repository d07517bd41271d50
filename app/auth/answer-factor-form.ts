import { data } from 'react-router'
import { readJsonField } from '#app/read-body.ts'
import { table } from '#domain/table.ts'
import { type Answered, type AuthAnswer, answer, enter, metaOf, type Needs, text } from './auth-answer.ts'

/** The forms of the second step and of passkeys. */
export const factorHandlers = table<(needs: Needs) => Promise<Answered>>({
  'verify-factor': verifyFactor,
  'recovery-code': recover,
  'text-code': textCode,
  'ask-key': askKey,
  'verify-key': verifyKey,
  'ask-passkey': askPasskey,
  'passkey-sign-in': signInByPasskey,
})

async function verifyFactor(needs: Needs): Promise<Answered> {
  const { auth, visit, form } = needs
  const input = {
    factorId: text(form, 'factorId'),
    challengeId: text(form, 'challengeId') || null,
    answer: { kind: 'code', code: text(form, 'code').replace(/\s/g, '') } as const,
  }
  return completed(needs, await auth.factors.complete(visit.sessionToken, input, metaOf(visit)))
}

async function recover(needs: Needs): Promise<Answered> {
  const { auth, visit, form } = needs
  const code = text(form, 'code')
  return completed(needs, await auth.factors.completeByRecoveryCode(visit.sessionToken, code, metaOf(visit)))
}

async function textCode(needs: Needs): Promise<Answered> {
  const challenge = await challengeOf(needs)
  if (!challenge?.ok) return answer(needs, challenge?.reason ?? 'challenge_expired', 400)
  return answer(needs, 'code_texted', 200, { textedChallengeId: challenge.id })
}

async function challengeOf({ auth, visit, form }: Needs) {
  const user = await auth.factors.halfSignedIn(visit.sessionToken)
  return user && auth.factors.challenge(user, text(form, 'factorId'), metaOf(visit))
}

async function askKey(needs: Needs): Promise<Answered> {
  const challenge = await challengeOf(needs)
  if (!challenge?.ok || challenge.ceremony?.type !== 'request')
    return answer(needs, (challenge?.ok === false && challenge.reason) || 'challenge_expired', 400)
  return asked({ challengeId: challenge.id, options: challenge.ceremony.options })
}

async function verifyKey(needs: Needs): Promise<Answered> {
  const { auth, visit, form } = needs
  const response = auth.factors.readAssertion(readJsonField(form, 'credential'))
  if (!response) return answer(needs, 'factor_rejected', 400)
  const input = {
    factorId: text(form, 'factorId'),
    challengeId: text(form, 'challengeId'),
    answer: { kind: 'assertion', response } as const,
  }
  return completed(needs, await auth.factors.complete(visit.sessionToken, input, metaOf(visit)))
}

async function askPasskey(needs: Needs): Promise<Answered> {
  const begun = await needs.auth.factors.beginPasskeySignIn(needs.visit.clientAddress)
  if (!begun.ok) return answer(needs, begun.reason, 429)
  return asked({ challengeId: begun.challengeId, options: begun.options })
}

async function signInByPasskey(needs: Needs): Promise<Answered> {
  const { auth, visit, form } = needs
  const response = auth.factors.readAssertion(readJsonField(form, 'credential'))
  if (!response) return answer(needs, 'passkey_rejected', 400)
  const input = { challengeId: text(form, 'challengeId'), response }
  const outcome = await auth.factors.signInByPasskey(input, metaOf(visit))
  if (outcome.ok) return enter(needs, outcome.session, 'signed_in')
  if (outcome.reason === 'too_many_attempts') return answer(needs, outcome.reason, 429)
  return answer(needs, 'passkey_rejected', 400)
}

type Completed = Awaited<ReturnType<Needs['auth']['factors']['complete']>>

async function completed(needs: Needs, outcome: Completed): Promise<Answered> {
  if (outcome.ok) return enter(needs, outcome.session, 'signed_in')
  return answer(needs, outcome.reason, outcome.reason === 'too_many_attempts' ? 429 : 400)
}

const asked = (question: NonNullable<AuthAnswer['question']>): Answered =>
  data<AuthAnswer>({
    message: null,
    fieldErrors: {},
    values: { email: '', fullName: '', phone: '' },
    question,
  })
