import { data } from 'react-router'
import { z } from 'zod'
import { readJsonField } from '#app/read-body.ts'
import { mostVersion } from '#domain/version.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ListingKind, Listings, UpdateListingOutcome } from '#server/listings/index.ts'

type Did = 'created' | 'updated' | 'removed' | 'duplicated' | 'archived' | 'brought-back'

export type ListingAnswer = { ok: true; did: Did; id: string } | Exclude<UpdateListingOutcome, { ok: true }>

const keySchema = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1).max(mostVersion) })
const statuses = { forbidden: 403, not_found: 404, conflict: 409, invalid: 422, picture: 422 } as const

/** What staff do with listings of a kind, as the form's `intent` says. */
export async function answerListingForm(form: FormData, kind: ListingKind, listings: Listings, actor: Actor) {
  const intent = form.get('intent')
  const id = z.uuid().safeParse(form.get('id')).data
  if (intent === 'remove' && id) return answer(await listings.remove(actor, id), 'removed', id)
  if (intent === 'archive' && id) return answer(await listings.archive(actor, id), 'archived', id)
  if (intent === 'bring-back' && id) return answer(await listings.bringBack(actor, id), 'brought-back', id)
  if (intent === 'duplicate' && id) return answer(await listings.duplicate(actor, id), 'duplicated', id)
  const [input, pictures] = [readPart(form, 'listing'), readPart(form, 'pictures')]
  if (intent === 'create')
    return answer(await listings.create(actor, kind, input, pictures), 'created', id ?? '')
  const key = keySchema.safeParse({ id, version: form.get('version') })
  if (intent === 'update' && key.success) {
    const seen = { id: key.data.id, seenVersion: key.data.version }
    return answer(await listings.update(actor, seen, input, pictures), 'updated', seen.id)
  }
  throw unreadable()
}

type Outcome = { ok: true; id?: string } | Extract<ListingAnswer, { ok: false }>

function answer(outcome: Outcome, did: Did, id: string) {
  if (outcome.ok) return data<ListingAnswer>({ ok: true, did, id: outcome.id ?? id })
  return data<ListingAnswer>(outcome, { status: statuses[outcome.reason] })
}

/** Checked by the door, whatever it is. */
function readPart(form: FormData, name: string): unknown {
  const part = readJsonField(form, name)
  if (part === null) throw unreadable()
  return part
}

const unreadable = () => data('The form could not be read.', { status: 400 })
