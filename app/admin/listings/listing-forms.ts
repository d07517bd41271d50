import type { OperationForms } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'

export type SaveCall =
  | 'tshirt-listings.create'
  | 'tshirt-listings.update'
  | 'tumbler-listings.create'
  | 'tumbler-listings.update'
export type CardCall = 'listings.remove' | 'listings.archive' | 'listings.bring-back' | 'listings.duplicate'

const idOf = (form: FormData) => ({ listing: form.get('listing') })

function readListing(form: FormData): object {
  const input = readJsonField(form, 'input')
  return { ...(typeof input === 'object' && input), pictures: readJsonField(form, 'pictures') ?? undefined }
}

const readEdit = (form: FormData) => ({ ...readListing(form), ...idOf(form), version: form.get('version') })

/** Shared by both listing pages. */
export const listingForms: OperationForms<SaveCall | CardCall> = {
  'tshirt-listings.create': readListing,
  'tshirt-listings.update': readEdit,
  'tumbler-listings.create': readListing,
  'tumbler-listings.update': readEdit,
  'listings.remove': idOf,
  'listings.archive': idOf,
  'listings.bring-back': idOf,
  'listings.duplicate': idOf,
}
