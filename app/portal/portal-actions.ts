import { editRequestMessages } from '#domain/edit-request.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'

export type PortalOutcome =
  | { ok: true; intent: string; id?: string }
  | { ok: false; intent: string; status: number; title: string; description?: string }

type Doors = Pick<Shop, 'editRequests'>

/** What customers can do with their own things; the doors decide whose they are. */
export async function runPortalAction(shop: Doors, actor: Actor, form: FormData): Promise<PortalOutcome> {
  const intent = String(form.get('intent'))
  const run = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (!run)
    return { ok: false, intent, status: 400, title: 'Nothing was changed', description: 'Please reload.' }
  return { intent, ...(await run(shop, actor, (name) => String(form.get(name) ?? ''))) }
}

type Answer = { ok: true; id?: string } | { ok: false; status: number; title: string; description?: string }
type Action = (shop: Doors, actor: Actor, field: (name: string) => string) => Promise<Answer>

const statusOf = { invalid: 422, not_found: 404, order_completed: 409, too_many: 429 } as const

const actions: Record<string, Action> = {
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
  async 'approve-proof'({ editRequests }, actor, field) {
    const outcome = await editRequests.approveProof(actor, field('proofId'))
    if (outcome.ok) return { ok: true }
    const status = outcome.reason === 'not_found' ? 404 : 409
    return { ok: false, status, title: editRequestMessages.updateFailed, description: outcome.message }
  },
}
