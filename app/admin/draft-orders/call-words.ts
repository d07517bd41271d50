import type { Failed, Said } from '#app/operations/operation-form.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { OperationName, ValueOf } from '#server/operations.ts'

const titles: { [One in OperationName]?: string } = {
  'draft-orders.send-link': 'Nothing was sent',
  'draft-orders.take-new': 'No payment was taken',
  'draft-orders.take-for-link': 'No payment was taken',
}

export function failedWords<Name extends OperationName>(answer: Failed<Name>): Said {
  if (answer.reason !== 'invalid')
    return { title: titles[answer.operation] ?? 'Nothing was changed', message: answer.message }
  return { title: 'Check the marked fields', message: Object.values(ownErrors(answer.fieldErrors))[0] }
}

/** Drops errors of a whole list or part that only repeat those of its fields. */
export function ownErrors(errors: FieldErrors): FieldErrors {
  const names = Object.keys(errors)
  const isTold = (name: string): boolean => names.some((other) => other.startsWith(`${name}.`))
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isTold(name)))
}

type Paid = ValueOf<'draft-orders.take-new'>

export const paidWords = ({ orderNumber }: Paid): Said => ({
  title: 'Order paid',
  message: orderNumber ?? undefined,
})

export const orderAddress = ({ orderId }: Paid): string => `/admin/orders/${orderId}`
