import { readJsonField } from '#app/read-body.ts'

/** The whole form comes as one field. */
export const readManualOrder = (form: FormData): unknown => readJsonField(form, 'manualOrder')

export const readPayment = (form: FormData) => ({
  method: form.get('method'),
  reference: form.get('reference') ?? '',
})

export const readPaidOrder = (form: FormData) => ({
  ...(readManualOrder(form) as object | null),
  ...readPayment(form),
})
