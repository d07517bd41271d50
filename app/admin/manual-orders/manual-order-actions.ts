import { readJsonField } from '#app/read-body.ts'
import type { FieldErrors } from '#domain/checkout.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'

export type ManualOrderAnswer =
  | { ok: true; title: string; description?: string; to?: string }
  | { ok: false; status: number; title: string; description?: string; fieldErrors?: FieldErrors }

type Visit = { actor: Actor; origin: string }

/** What the form of a manual order may ask for; the door decides. */
export async function runManualOrderAction(
  { manualOrders }: Pick<Shop, 'manualOrders'>,
  { actor, origin }: Visit,
  form: FormData,
): Promise<ManualOrderAnswer> {
  const filledIn = readJsonField(form, 'manualOrder')
  const intent = form.get('intent')
  if (intent === 'save-draft') {
    const outcome = await manualOrders.saveDraft(actor, filledIn, origin)
    if (outcome.ok)
      return { ok: true, title: 'Draft kept', description: 'It stands above the orders.', to: '/admin' }
    if (outcome.reason === 'invalid') return invalid(outcome.fieldErrors)
    return refuse(409, 'Nothing was changed', 'It was sent or paid since.')
  }
  if (intent === 'send-link') {
    const outcome = await manualOrders.sendLink(actor, filledIn, origin)
    if (outcome.ok) {
      const to = `/admin/orders/manual/${outcome.id}`
      return {
        ok: true,
        title: 'Payment link sent',
        description: 'You see here when it is opened and paid.',
        to,
      }
    }
    if (outcome.reason === 'invalid') return invalid(outcome.fieldErrors)
    return refuse(409, 'Nothing was sent', outcome.message)
  }
  if (intent === 'take-payment') {
    const outcome = await manualOrders.takeNewOrder(actor, filledIn, readJsonField(form, 'payment'), origin)
    return toldTaken(outcome)
  }
  return refuse(400, 'Nothing was changed', 'The form was not understood.')
}

type Taken = Awaited<ReturnType<Shop['manualOrders']['takeNewOrder']>>

export function toldTaken(outcome: Taken): ManualOrderAnswer {
  if (outcome.ok) {
    const { orderId, orderNumber } = outcome
    return {
      ok: true,
      title: 'Order paid',
      description: orderNumber ?? undefined,
      to: `/admin/orders/${orderId}`,
    }
  }
  if (outcome.reason === 'invalid') return invalid(outcome.fieldErrors)
  return refuse(outcome.reason === 'not_found' ? 404 : 409, 'Nothing was taken', outcome.message)
}

export const refuse = (
  status: number,
  title: string,
  description?: string,
): Extract<ManualOrderAnswer, { ok: false }> => ({ ok: false, status, title, description })

const invalid = (fieldErrors: FieldErrors): ManualOrderAnswer => ({
  ...refuse(422, 'Look at the marked fields', Object.values(fieldErrors)[0]),
  fieldErrors,
})
