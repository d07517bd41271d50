import type { Failed, Said } from '#app/operations/operation-form.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { editRequestMessages } from '#domain/orders/edit-request.ts'

/** Wording for a proof that staff offer, from the studio or with an image. */
export const proofWords = {
  done: {
    'edit-requests.offer-proof': {
      title: 'Proof sent',
      message: 'The customer is asked to approve it.',
    },
  },
  failed: (answer: Failed<'edit-requests.offer-proof'>): Said | null =>
    answer.reason === 'invalid' ? null : { title: editRequestMessages.updateFailed, message: answer.message },
}

export const noteMissing = (form: FormData): FieldErrors =>
  String(form.get('note')).trim() === '' ? { note: editRequestMessages.responseMissing } : {}
