import type { OperationAnswer } from '#app/operations/answer-operation.ts'

export type ProofCall = 'proof.send-code' | 'proof.ask-passkey' | 'proof.prove'
export type ProofAnswer = OperationAnswer<ProofCall>

/** Whether a code is on its way, or was, and another is asked for. */
export const isCodeSent = (answer: ProofAnswer | null): boolean =>
  answer?.operation === 'proof.send-code' ? answer.ok : (answer?.typed.way?.includes('code') ?? false)
