import type { Said } from '#app/operations/operation-form.tsx'

/** Explains what could not be done with a campaign, and why. */
export const staysAsItIs = (answer: { reason: string; message: string }): Said => ({
  title: 'The campaign wasn’t changed',
  message: answer.reason === 'invalid' ? 'Choose a day and time in the future.' : answer.message,
})
