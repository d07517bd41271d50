import type { ValueOf } from '#server/operations.ts'
import type { CalledProfile } from './profile-messages.ts'

type Answer = CalledProfile['answer']

/** What the shop has told once: an app that is being set up, and recovery codes. `after`: the last answer that was looked at. */
export type FactorSetup = {
  enrollment: ValueOf<'factors.begin-app'> | null
  recoveryCodes: readonly string[] | null
  after: Answer
}

export const noSetup: FactorSetup = { enrollment: null, recoveryCodes: null, after: undefined }

/**
 * The same after an answer to any form of the page: what is told once stays, whatever else is sent, until it is done
 * with or can no longer be finished.
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
