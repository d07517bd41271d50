import type { Failed, Said } from '#app/operations/operation-form.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { OperationName, ValueOf } from '#server/operations.ts'

const titles: { [One in OperationName]?: string } = {
  'draft-orders.send-link': 'Nothing was sent',
  'draft-orders.take-new': 'Nothing was taken',
  'draft-orders.take-for-link': 'Nothing was taken',
}

export function failedWords<Name extends OperationName>(answer: Failed<Name>): Said {
  if (answer.reason !== 'invalid')
    return { title: titles[answer.operation] ?? 'Nothing was changed', message: answer.message }
  return { title: 'Look at the marked fields', message: Object.values(ownErrors(answer.fieldErrors))[0] }
}

/** Without what only tells again, at a whole list or part, what stands at one of its fields. */
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
