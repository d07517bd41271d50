import { useState } from 'react'
import { useSaveWhenSent } from '#app/admin/use-save-when-sent.ts'
import { useOperation } from '#app/operations/operation-form.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { missingForSale, printMessages } from '#domain/catalog/print-editing.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { StaffPrint } from '#server/prints/index.ts'
import { changeDraft, draftOf, type ProductDraft, productOf, variantsOf } from './product-draft.ts'
import { usePicture } from './use-picture.ts'

const noAmount = 'Enter an amount such as 8.99'

export type ProductDialogProps = {
  /** Null for a new one. */
  product: StaffPrint | null
  siteName: string
  onClose: () => void
}

/** The form of a product: what is typed, what someone else saved in the meantime, and how it is sent. */
export function useProductForm({ product, siteName, onClose }: ProductDialogProps) {
  const [draft, setDraft] = useState<ProductDraft>(() => draftOf(product))
  const [base, setBase] = useState(product)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<StaffPrint | null>(null)
  const call = useOperation<'prints.create' | 'prints.update'>({
    done: {
      'prints.create': { title: 'Product added', message: draft.title },
      'prints.update': { title: 'Product saved', message: draft.title },
    },
    failed(answer) {
      if (answer.reason === 'conflict') return null
      if (answer.reason === 'invalid' && answer.fieldErrors.picture)
        return { title: answer.fieldErrors.picture }
      const message = answer.reason === 'invalid' ? Object.values(answer.fieldErrors)[0] : answer.message
      return { title: 'The product was not saved', message }
    },
    onDone: onClose,
    onFailed(answer) {
      if (answer.reason === 'conflict') setTheirs(answer.theirs)
      if (answer.reason === 'invalid') setErrors(answer.fieldErrors)
    },
  })
  const { picture, choose, forget } = usePicture(siteName)
  const patch = (changes: Partial<ProductDraft>): void => setDraft((old) => changeDraft(old, changes))

  const form = { draft, errors, onChange: patch }

  const send = (seenVersion: number | undefined): void => {
    const sent = new FormData()
    if (base) sent.set('print', base.id)
    if (seenVersion !== undefined) sent.set('version', String(seenVersion))
    sent.set('product', JSON.stringify(productOf(draft)))
    if (picture?.artworkId) sent.set('artwork', picture.artworkId)
    if (picture?.artworkId && picture.copies) {
      sent.set('thumbnail', picture.copies.thumbnail, 'thumbnail.jpg')
      sent.set('watermarked', picture.copies.watermarked, 'watermarked.jpg')
    }
    call.send(base ? 'prints.update' : 'prints.create', sent, {
      action: '/admin/prints',
      encType: 'multipart/form-data',
    })
  }

  const whenSent = useSaveWhenSent(picture?.state === 'sending', () => {
    if (picture?.state === 'failed')
      notify.error('The picture was not uploaded', picture.problem ?? undefined)
    else send(base?.version)
  })
  const save = (): void => {
    const variants = variantsOf(draft.variants)
    const missing: FieldErrors = { ...missingForSale(draft.isActive, variants) }
    if (Number.isNaN(productOf(draft).basePriceCents)) missing.basePriceCents = noAmount
    if (variants.some(({ priceCents }) => Number.isNaN(priceCents))) missing.variants = noAmount
    if (draft.title.trim() === '') missing.title = printMessages.titleRequired
    if (!base && !picture) missing.picture = printMessages.imageRequired.title
    setErrors(missing)
    if (missing.title) notify.error('Missing Information', printMessages.titleRequired)
    else if (missing.picture)
      notify.error(printMessages.imageRequired.title, printMessages.imageRequired.text)
    else if (Object.keys(missing).length > 0)
      notify.error('The product was not saved', Object.values(missing)[0])
    else whenSent.save()
  }
  const choice = {
    onTakeTheirs() {
      if (!theirs) return
      setBase(theirs)
      setDraft(draftOf(theirs))
      forget()
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
  return { call, draft, base, theirs, choice, errors, isBusy, picture, choose, patch, form, save }
}
