import { type Called, callOperation } from '#app/operations/call-operation.ts'

/** Saves the design from another builder's event among the user's projects. */
export async function saveOutsideDesign(payload: unknown): Promise<Called<'outside-designs.save'>> {
  const answer = await callOperation('outside-designs.save', 'POST /outside-designs', { payload })
  return !answer.ok && answer.reason === 'not_signed_in' ? { ...answer, message: signInFirst } : answer
}

const signInFirst = 'Please sign in to save your design.'
