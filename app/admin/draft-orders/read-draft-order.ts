import { readJsonField } from '#app/read-body.ts'

/** The whole form arrives as one field. */
export const readDraftOrder = (form: FormData): unknown => readJsonField(form, 'draftOrder')

export const readPayment = (form: FormData) => ({
  method: form.get('method'),
  reference: form.get('reference') ?? '',
})

export const readPaidOrder = (form: FormData) => ({
  ...(readDraftOrder(form) as object | null),
  ...readPayment(form),
})
