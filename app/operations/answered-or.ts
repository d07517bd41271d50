import { answerOr } from '#app/answer-or.ts'
import type { Outcome } from '#server/kernel/operations/outcome.ts'
import type { OperationName } from '#server/operations.ts'
import type { OperationAnswer } from './answer-operation.ts'

/**
 * For a page that must stay up on a bad network: the server's answer, or, if the server failed or was not reached, a
 * refusal with these words, as if from this operation.
 */
export async function answeredOr<Name extends OperationName>(
  serverAction: () => Promise<unknown>,
  operation: Name,
  message: string,
): Promise<OperationAnswer<Name>> {
  const unanswered = {
    ...{ operation, form: null, typed: {} },
    ...{ ok: false, reason: 'refused', code: 'unavailable', message, advice: '' },
  } as unknown as OperationAnswer<Name>
  const answer = await answerOr(serverAction as () => Promise<OperationAnswer<Name>>, unanswered)
  return isUnanswered(answer) ? unanswered : answer
}

/** The outcome is unknown. */
export const isUnanswered = (answer: Outcome): boolean =>
  !answer.ok && answer.reason === 'refused' && answer.code === 'unavailable'
