import { data } from 'react-router'
import { z } from 'zod'
import { readJsonField } from '#app/read-body.ts'
import { mostVersion } from '#domain/version.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { BrowserCopies, NewPrintProduct, Prints, UpdatePrintOutcome } from '#server/prints/index.ts'

export type PrintAnswer =
  | { ok: true; did: 'created' | 'updated' | 'removed' }
  | Exclude<UpdatePrintOutcome, { ok: true } | { reason: 'picture' }>
  | { ok: false; reason: 'picture'; message: string }

const keySchema = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1).max(mostVersion) })
const statuses = { forbidden: 403, not_found: 404, conflict: 409, invalid: 422, picture: 422 } as const

/** Creates, changes or removes a product, as the form's `intent` says. */
export async function answerPrintForm(form: FormData, prints: Prints, actor: Actor) {
  const intent = form.get('intent')
  const key = keySchema.safeParse({ id: form.get('id'), version: form.get('version') })
  if (intent === 'remove' && key.success) return answer(await prints.remove(actor, key.data.id), 'removed')
  const product = readProduct(form)
  const artworkId = z.uuid().safeParse(form.get('artworkId'))
  const chosen = artworkId.success ? artworkId.data : null
  const copies = await readCopies(form)
  if (intent === 'create')
    return answer(await prints.createFromUpload(actor, product, chosen, copies), 'created')
  if (intent === 'update' && key.success) {
    const seen = { id: key.data.id, seenVersion: key.data.version }
    return answer(await prints.update(actor, seen, product, chosen, copies), 'updated')
  }
  throw data('The form could not be read.', { status: 400 })
}

type Outcome = { ok: true } | Extract<PrintAnswer, { ok: false }>

function answer(outcome: Outcome, did: Extract<PrintAnswer, { ok: true }>['did']) {
  if (outcome.ok) return data<PrintAnswer>({ ok: true, did })
  return data<PrintAnswer>(outcome, { status: statuses[outcome.reason] })
}

/** Checked by the door, whatever it is. */
function readProduct(form: FormData): NewPrintProduct {
  const product = readJsonField(form, 'product')
  if (product === null) throw data('The form could not be read.', { status: 400 })
  return product as NewPrintProduct
}

async function readCopies(form: FormData): Promise<BrowserCopies | undefined> {
  const [thumbnail, watermarked] = [form.get('thumbnail'), form.get('watermarked')]
  if (!(thumbnail instanceof Blob) || !(watermarked instanceof Blob)) return undefined
  const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
  return { thumbnail: await bytesOf(thumbnail), watermarked: await bytesOf(watermarked) }
}
