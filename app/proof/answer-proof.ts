import type { RouterContextProvider } from 'react-router'
import { answerOperation, type OperationForms } from '#app/operations/answer-operation.ts'
import { operationOf } from '#domain/people/guarded-actions.ts'
import { readProof } from './load-proof.ts'

export type ProofCall = 'proof.send-code' | 'proof.prove'

const forms: OperationForms<ProofCall> = { 'proof.send-code': () => ({}), 'proof.prove': readProof }

export const isOfProof = (form: FormData): boolean => Object.hasOwn(forms, operationOf(form))

/** Checks the proof someone gives, or emails them a code for it. */
export const answerProof = (call: { context: Readonly<RouterContextProvider>; request: Request }) =>
  answerOperation<ProofCall>(call, forms)
