import { readJsonField } from '#app/read-body.ts'
import { editRequestMessages } from '#domain/edit-request.ts'
import { table } from '#domain/table.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'

export type EditRequestOutcome =
  | { ok: true; intent: string }
  | { ok: false; intent: string; status: number; title: string; description?: string }

type Doors = Pick<Shop, 'editRequests'>

/** What staff can do with an edit request; the doors decide whether they may. */
export async function runEditRequestAction(
  shop: Doors,
  actor: Actor,
  form: FormData,
): Promise<EditRequestOutcome> {
  const intent = String(form.get('intent'))
  const run = actions[intent]
  if (!run)
    return { ok: false, intent, status: 400, title: 'Nothing was changed', description: 'Please reload.' }
  const outcome = await run(shop, actor, (name) => String(form.get(name) ?? ''), form)
  if (outcome.ok) return { ok: true, intent }
  const { reason, message } = outcome
  const status = statusOf[reason] ?? 409
  if (reason === 'invalid') return { ok: false, intent, status, title: message }
  return { ok: false, intent, status, title: editRequestMessages.updateFailed, description: message }
}

const statusOf = table<number>({ invalid: 422, bad_design: 422, not_found: 404, too_many: 429 })

type Outcome = { ok: true } | { ok: false; reason: string; message: string }
type Action = (shop: Doors, actor: Actor, field: (name: string) => string, form: FormData) => Promise<Outcome>

const review =
  (decision: 'approved' | 'declined'): Action =>
  ({ editRequests }, actor, field) =>
    editRequests.review(actor, field('requestId'), { decision, response: field('response') })

const actions = table<Action>({
  'accept-edit': review('approved'),
  'decline-edit': review('declined'),
  'edit-message': ({ editRequests }, actor, field) =>
    editRequests.writeMessage(actor, field('requestId'), field('text')),
  'offer-picture': ({ editRequests }, actor, field) =>
    editRequests.offerProof(actor, field('requestId'), {
      note: field('note'),
      change: { kind: 'artwork', replacedId: field('replacedId'), artworkId: field('artworkId') },
    }),
  'offer-sheet': ({ editRequests }, actor, field, form) =>
    editRequests.offerProof(actor, field('requestId'), {
      note: field('note'),
      change: { kind: 'sheet', document: readJsonField(form, 'document') },
    }),
})
