import type { NewCartItem } from '#domain/cart-items.ts'
import { editRequestMessages } from '#domain/edit-request.ts'
import { table } from '#domain/table.ts'
import type { Shop } from '#server/compose.ts'
import type { TidyOutcome } from '#server/designs/index.ts'
import type { Visit } from '#server/http/visit.ts'
import type { Actor } from '#server/kernel/actor.ts'

export type PortalOutcome =
  | ({ ok: true; intent: string } & Done)
  | { ok: false; intent: string; status: number; title: string; description?: string }

/** What came of it, where there is something to tell. */
type Done = { id?: string; items?: NewCartItem[]; unavailable?: { name: string; problem: string }[] }

type Doors = Pick<Shop, 'editRequests' | 'reorder' | 'designs' | 'orders'>

/**
 * What customers can do with their own things; the doors decide whose they are. What nobody expected is reported and
 * answered too, so that the page and what was typed into it stay.
 */
export async function runPortalAction(
  shop: Doors,
  { actor, report }: Pick<Visit, 'actor' | 'report'>,
  form: FormData,
): Promise<PortalOutcome> {
  const intent = String(form.get('intent'))
  const run = actions[intent]
  if (!run)
    return { ok: false, intent, status: 400, title: 'Nothing was changed', description: 'Please reload.' }
  const answer = await run(shop, actor, (name) => String(form.get(name) ?? '')).catch((error: unknown) => {
    // A refusal is an answer with its status already.
    if (!(error instanceof Error)) throw error
    report(error)
    return {
      ok: false,
      status: 503,
      title: failures[intent] ?? 'That did not work',
      description: tryAgain,
    } as const
  })
  return { intent, ...answer }
}

const tryAgain = 'Please try again in a moment.'
const failures = table<string>({
  'request-edit': editRequestMessages.submitFailed,
  'approve-proof': editRequestMessages.updateFailed,
})

type Answer = ({ ok: true } & Done) | { ok: false; status: number; title: string; description?: string }
type Action = (shop: Doors, actor: Actor, field: (name: string) => string) => Promise<Answer>

const statusOf = {
  invalid: 422,
  not_found: 404,
  order_completed: 409,
  too_many: 429,
  no_address: 422,
} as const

const actions = table<Action>({
  async 'request-edit'({ editRequests }, actor, field) {
    const input = { orderItemId: field('itemId'), requestDetails: field('details') }
    const outcome = await editRequests.create(actor, input)
    if (outcome.ok) return { ok: true, id: outcome.requestId }
    const { reason, message } = outcome
    if (reason === 'invalid') return { ok: false, status: 422, title: message }
    return {
      ok: false,
      status: statusOf[reason],
      title: editRequestMessages.submitFailed,
      description: message,
    }
  },
  async 'edit-message'({ editRequests }, actor, field) {
    const outcome = await editRequests.writeMessage(actor, field('requestId'), field('text'))
    if (outcome.ok) return { ok: true }
    return { ok: false, status: statusOf[outcome.reason], title: outcome.message }
  },
  async 'order-message'({ orders }, actor, field) {
    const message = { kind: 'from_customer', text: field('text') } as const
    const outcome = await orders.messages.write(actor, field('orderId'), message)
    if (outcome.ok) return { ok: true }
    return { ok: false, status: statusOf[outcome.reason], title: outcome.message }
  },
  async 'approve-proof'({ editRequests }, actor, field) {
    const outcome = await editRequests.approveProof(actor, field('proofId'))
    if (outcome.ok) return { ok: true }
    const status = outcome.reason === 'not_found' ? 404 : 409
    return { ok: false, status, title: editRequestMessages.updateFailed, description: outcome.message }
  },
  async reorder({ reorder }, actor, field) {
    const outcome = await reorder.reorder(actor, field('orderId'))
    if (!outcome.ok) return { ok: false, status: 404, title: 'There is no such order.' }
    return { ok: true, items: outcome.items, unavailable: outcome.unavailable }
  },
  async 'rename-design'({ designs }, actor, field) {
    return designAnswer(await designs.rename(actor, field('designId'), field('name')))
  },
  async 'delete-design'({ designs }, actor, field) {
    return designAnswer(await designs.setRemoved(actor, field('designId'), true))
  },
  async 'restore-design'({ designs }, actor, field) {
    return designAnswer(await designs.setRemoved(actor, field('designId'), false))
  },
})

function designAnswer(outcome: TidyOutcome): Answer {
  if (outcome.ok) return { ok: true }
  if (outcome.reason === 'invalid')
    return { ok: false, status: 422, title: 'Give the design a name of up to 80 characters' }
  return { ok: false, status: 404, title: 'This design is not among yours.' }
}
