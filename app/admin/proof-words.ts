import type { Failed, Said } from '#app/operations/operation-form.tsx'
import { editRequestMessages } from '#domain/edit-request.ts'

/** What is said of a proof that staff offer, from the studio or with a picture. */
export const proofWords = {
  done: {
    'edit-requests.offer-proof': {
      title: 'Proof sent',
      message: 'The customer is asked to approve it.',
    },
  },
  failed: (answer: Failed<'edit-requests.offer-proof'>): Said =>
    answer.reason === 'invalid' && answer.fieldErrors.note
      ? { title: answer.fieldErrors.note }
      : { title: editRequestMessages.updateFailed, message: answer.message },
}
