import type { Said } from '#app/operations/operation-form.tsx'

/** What could not be done with a campaign, with why. */
export const staysAsItIs = (answer: { reason: string; message: string }): Said => ({
  title: 'The campaign stays as it is',
  message: answer.reason === 'invalid' ? 'Give a day and a time that are still to come.' : answer.message,
})
