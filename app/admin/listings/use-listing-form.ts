import { useState } from 'react'
import { useSaveWhenSent } from '#app/admin/use-save-when-sent.ts'
import { type Failed, type Said, useOperation } from '#app/operations/operation-form.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { listingMessages } from '#domain/catalog/listing-options.ts'
import { centsOf } from '#domain/catalog/print-editing.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ListingKind, StaffListing } from '#server/listings/index.ts'
import { draftOf, inputOf, kinds, type ListingDraft, leftOut, newAxes } from './listing-draft.ts'
import type { SaveCall } from './listing-forms.ts'
import { choicesOf, type EditedPicture, editedOf, usePictures } from './use-pictures.ts'

export type ListingDialogProps = {
  kind: ListingKind
  colors: readonly string[]
  /** Null for a new one. */
  listing: StaffListing | null
  onClose: () => void
}

function wordsOfFailed(answer: Failed<SaveCall>): Said | null {
  const title = 'The listing was not saved'
  if (answer.reason === 'conflict') return null
  if (answer.reason === 'refused')
    return { title, message: answer.code === 'not_found' ? 'It’s no longer there.' : answer.message }
  const { pictures } = answer.fieldErrors
  if (pictures === unreadable)
    return { title: pictures, message: 'Remove the picture that can’t be read, or choose it again.' }
  return { title, message: Object.values(answer.fieldErrors)[0] }
}

/** Verbatim from the specification (docs/spec-map.md B8). */
const unreadable = 'failed to load the image'

/** Title, price, and brand or material are required (docs/spec-map.md B5). */
function missingIn({ title, price, make, sizes, colors }: ListingDraft): FieldErrors {
  const text = listingMessages.missing.text
  return {
    ...(title.trim() === '' && { title: text }),
    ...(centsOf(price) === 0 && { priceCents: text }),
    ...(Number.isNaN(centsOf(price)) && { priceCents: 'Enter an amount such as 8.99' }),
    ...(make.trim() === '' && { make: text }),
    ...(sizes.length === 0 && { sizes: 'Choose at least one size' }),
    ...(colors.length === 0 && { colors: 'Choose at least one color' }),
  }
}

/** The form of a listing: what is typed, what someone else saved in the meantime, and how it is sent. */
export function useListingForm({
  kind,
  listing,
  onClose,
}: Pick<ListingDialogProps, 'kind' | 'listing' | 'onClose'>) {
  const [draft, setDraft] = useState<ListingDraft>(() => draftOf(listing, kind))
  const [base, setBase] = useState(listing)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<StaffListing | null>(null)
  const added = { title: 'Listing added', message: draft.title }
  const saved = { title: 'Listing saved', message: draft.title }
  const call = useOperation<SaveCall>({
    done: {
      'tshirt-listings.create': added,
      'tumbler-listings.create': added,
      'tshirt-listings.update': saved,
      'tumbler-listings.update': saved,
    },
    failed: wordsOfFailed,
    onDone: onClose,
    onFailed(answer) {
      if (answer.reason === 'conflict') setTheirs(answer.theirs)
      if (answer.reason !== 'invalid') return
      const { fieldErrors } = answer
      setErrors({ ...fieldErrors, make: fieldErrors.brand ?? fieldErrors.material ?? '' })
    },
  })
  const { setPictures, ...field } = usePictures(listing?.pictures ?? [])
  const { pictures } = field
  const patch = (changes: Partial<ListingDraft>): void => {
    setDraft((old) => ({ ...old, ...changes }))
    // A field is no longer marked once it is edited.
    const fixed = Object.keys(changes).map((name) => (name === 'price' ? 'priceCents' : name))
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !fixed.includes(name))))
  }
  const { path } = kinds[kind]

  const send = (seenVersion: number | undefined): void => {
    const form = new FormData()
    if (base) form.set('listing', base.id)
    if (seenVersion !== undefined) form.set('version', String(seenVersion))
    form.set('input', JSON.stringify(inputOf(draft, kind)))
    form.set('pictures', JSON.stringify(choicesOf(pictures)))
    call.send(`${kind}-listings.${base ? 'update' : 'create'}`, form, { action: path })
  }

  const isIn = (state: EditedPicture['state']): boolean => pictures.some((one) => one.state === state)
  const whenSent = useSaveWhenSent(isIn('sending'), () => {
    if (isIn('failed')) notify.error('A picture was not uploaded', 'Remove it, or choose it again.')
    else send(base?.version)
  })
  const save = (): void => {
    const missing = missingIn(draft)
    setErrors(missing)
    if (Object.keys(missing).length > 0)
      notify.error(listingMessages.missing.title, listingMessages.missing.text)
    else whenSent.save()
  }

  const opened = newAxes(draft, base)
  const lost = leftOut(draft, base)
  const choice = {
    onTakeTheirs() {
      if (!theirs) return
      setBase(theirs)
      setDraft(draftOf(theirs, kind))
      setPictures(editedOf(theirs.pictures))
      setTheirs(null)
    },
    onKeepYours() {
      if (!theirs) return
      setBase(theirs)
      setTheirs(null)
      send(theirs.version)
    },
  }
  const isBusy = call.isBusy || whenSent.isWaiting
  return { draft, base, errors, theirs, choice, call, isBusy, field, pictures, patch, save, opened, lost }
}
