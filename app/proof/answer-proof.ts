import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'

export type ProofAnswer =
  | { state: 'proven' }
  | { state: 'code-sent' }
  | { state: 'refused'; message: string; isCodeSent: boolean }

type Needs = { auth: Pick<Shop['auth'], 'ownAccount'>; visit: Visit; user: SignedInUser; form: FormData }

export const proofIntents = ['send-proof-code', 'prove'] as const

/** Takes what somebody shows, or mails them a code to show. */
export async function answerProof({ auth, visit, user, form }: Needs): Promise<ProofAnswer> {
  const { ownAccount } = auth
  if (form.get('intent') === 'send-proof-code') {
    const sent = await ownAccount.sendCode(user, visit.clientAddress)
    if (sent.ok) return { state: 'code-sent' }
    return refused(sent.reason === 'too_many_attempts' ? sent.reason : 'reauthentication_needed', false)
  }
  const proof = {
    password: text(form, 'password') || undefined,
    appCode: text(form, 'appCode').replace(/\s/g, '') || undefined,
    code: text(form, 'code').replace(/\s/g, '') || undefined,
  }
  const outcome = await ownAccount.prove(user, proof, visit.clientAddress)
  return outcome.ok ? { state: 'proven' } : refused(outcome.reason, form.has('code'))
}

const words = {
  too_many_attempts: 'Too many tries. Please wait a few minutes.',
  wrong_current_password: 'That password is not right.',
  reauthentication_not_valid: 'That code is not right, or it was used before.',
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
