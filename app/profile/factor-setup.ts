import type { ValueOf } from '#server/operations.ts'
import type { CalledProfile } from './profile-messages.ts'

type Answer = CalledProfile['answer']

/** What the shop reveals only once: an app being set up, and recovery codes. `after`: the last answer processed. */
export type FactorSetup = {
  enrollment: ValueOf<'factors.begin-app'> | null
  recoveryCodes: readonly string[] | null
  after: Answer
}

export const noSetup: FactorSetup = { enrollment: null, recoveryCodes: null, after: undefined }

/**
 * The state after an answer to any of the page's forms: what was revealed stays, whatever else is sent, until the user
 * is done with it or it can no longer be finished.
 */
export function setupAfter(before: FactorSetup, answer: Answer): FactorSetup {
  if (answer === before.after) return before
  const setup = { ...before, after: answer }
  if (!answer?.ok) {
    const isGone = answer?.reason === 'refused' && answer.because === 'code_rejected'
    return isGone ? { ...setup, enrollment: null } : setup
  }
  if (answer.operation === 'factors.begin-app') return { ...setup, enrollment: answer.value }
  if (answer.operation === 'factors.new-recovery-codes')
    return { ...setup, recoveryCodes: answer.value.recoveryCodes }
  if (answer.operation === 'factors.finish-app')
    return { ...setup, enrollment: null, recoveryCodes: answer.value.recoveryCodes }
  return setup
}
