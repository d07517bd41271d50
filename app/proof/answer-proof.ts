import { readJsonField } from '#app/read-body.ts'
import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'

export type ProofAnswer =
  | { state: 'proven' }
  | { state: 'code-sent' }
  /** What the browser's authenticator is asked. */
  | { state: 'asked'; challengeId: string; options: object }
  | { state: 'refused'; message: string; isCodeSent: boolean }

type Needs = {
  auth: Pick<Shop['auth'], 'factors' | 'ownAccount'>
  visit: Visit
  user: SignedInUser
  form: FormData
}

export const proofIntents = ['send-proof-code', 'ask-proof-passkey', 'prove'] as const

/** Takes what somebody shows, mails them a code to show, or asks for their passkey. */
export async function answerProof({ auth, visit, user, form }: Needs): Promise<ProofAnswer> {
  const { ownAccount } = auth
  if (form.get('intent') === 'send-proof-code') {
    const sent = await ownAccount.sendCode(user, visit.clientAddress)
    if (sent.ok) return { state: 'code-sent' }
    return refused(sent.reason === 'too_many_attempts' ? sent.reason : 'reauthentication_needed', false)
  }
  if (form.get('intent') === 'ask-proof-passkey') {
    const asked = await ownAccount.askForPasskey(user, visit.clientAddress)
    if (asked?.ok) return { state: 'asked', challengeId: asked.challengeId, options: asked.options }
    return refused(asked?.reason ?? 'passkey_not_valid', false)
  }
  const response = auth.factors.readAssertion(readJsonField(form, 'credential'))
  const proof = {
    passkey: response ? { challengeId: text(form, 'challengeId'), response } : undefined,
    password: text(form, 'password') || undefined,
    appCode: text(form, 'appCode').replace(/\s/g, '') || undefined,
    code: text(form, 'code').replace(/\s/g, '') || undefined,
  }
  const outcome = await ownAccount.prove(user, proof, visit.clientAddress)
  if (outcome.ok) return { state: 'proven' }
  const isOfPasskey = response !== null && outcome.reason === 'reauthentication_not_valid'
  return refused(isOfPasskey ? 'passkey_not_valid' : outcome.reason, form.has('code'))
}

const words = {
  too_many_attempts: 'Too many tries. Please wait a few minutes.',
  wrong_current_password: 'That password is not right.',
  reauthentication_not_valid: 'That code is not right, or it was used before.',
  passkey_not_valid: 'This passkey is not one of this account.',
  reauthentication_needed: 'Please fill in the field.',
} as const

const refused = (reason: keyof typeof words, isCodeSent: boolean): ProofAnswer => ({
  state: 'refused',
  message: words[reason],
  isCodeSent,
})

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 256) : ''
}
