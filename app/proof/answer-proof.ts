import type { RouterContextProvider } from 'react-router'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import type { ProofCall } from './proof-answer.ts'

const forms: Record<ProofCall, (form: FormData) => unknown> = {
  'proof.send-code': () => ({}),
  'proof.ask-passkey': () => ({}),
  'proof.prove': (form) => ({
    password: form.get('password'),
    appCode: form.get('appCode'),
    code: form.get('code'),
    challengeId: form.get('challengeId'),
    credential: readJsonField(form, 'credential'),
  }),
}

export const isOfProof = (form: FormData): boolean => Object.hasOwn(forms, String(form.get('operation')))

/** Takes what somebody shows, mails them a code to show, or asks for their passkey. */
export const answerProof = (call: { context: Readonly<RouterContextProvider>; request: Request }) =>
  answerOperation<ProofCall>(call, forms)
