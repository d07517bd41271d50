import { useState } from 'react'
import {
  CategoryField,
  DescriptionField,
  OnSaleField,
  PriceField,
  TagsField,
  TitleField,
} from '#app/admin/product-fields.tsx'
import { ConflictView } from '#app/operations/conflict-view.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { printMessages } from '#domain/catalog/print-editing.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { PrintKind } from '#domain/orders/print-options.ts'
import type { StaffPrint } from '#server/prints/index.ts'
import { PictureField } from './picture-field.tsx'
import { printDifferences } from './print-differences.tsx'
import { draftOf, type ProductDraft, productOf } from './product-draft.ts'
import { usePicture } from './use-picture.ts'
import { VariantRows } from './variant-rows.tsx'

type ProductDialogProps = {
  /** Null for a new one. */
  product: StaffPrint | null
  siteName: string
  onClose: () => void
}

/** Adds a product, or edits the version that was opened. Mounted anew for each. */
export function ProductDialog({ product, siteName, onClose }: ProductDialogProps) {
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
  const patch = (changes: Partial<ProductDraft>): void => setDraft((old) => ({ ...old, ...changes }))

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

  const save = (): void => {
    const missing: FieldErrors = {}
    if (draft.title.trim() === '') missing.title = printMessages.titleRequired
    if (!base && !picture) missing.picture = printMessages.imageRequired.title
    setErrors(missing)
    if (missing.title) notify.error('Missing Information', printMessages.titleRequired)
    else if (missing.picture)
      notify.error(printMessages.imageRequired.title, printMessages.imageRequired.text)
    else if (picture?.state === 'sending')
      notify.info('The picture is still on its way', 'Save again when it is here.')
    else if (picture?.state === 'failed')
      notify.error('The picture was not uploaded', picture.problem ?? undefined)
    else send(base?.version)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={product ? `Edit ${product.title}` : 'Add a product'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={call.isBusy} onClick={save}>
            {product ? 'Save changes' : 'Add product'}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {theirs && (
          <ConflictView
            conflict={theirs}
            what="this product"
            differences={printDifferences(theirs, productOf(draft), {
              base,
              chosenUrl: picture?.previewUrl ?? null,
            })}
            choice={{
              onTakeTheirs() {
                setBase(theirs)
                setDraft(draftOf(theirs))
                forget()
                setTheirs(null)
              },
              onKeepYours() {
                setBase(theirs)
                setTheirs(null)
                send(theirs.version)
              },
            }}
          />
        )}
        <PictureField
          picture={picture}
          standing={base?.watermarkedUrl ?? null}
          error={errors.picture}
          onChoose={(file) => void choose(file)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TitleField {...form} />
          <Select
            label="Sold as"
            value={draft.kind}
            options={[
              { value: 'gang-sheet', label: 'Premade gang sheet' },
              { value: 'print', label: 'Single print' },
            ]}
            onChange={({ target }) => patch({ kind: target.value as PrintKind })}
          />
          <CategoryField {...form} />
          <TagsField {...form} />
          <PriceField
            label="Base price"
            value={draft.basePrice}
            error={errors.basePriceCents}
            onChange={(basePrice) => patch({ basePrice })}
          />
          <OnSaleField {...form} className="self-end pb-3" />
        </div>
        <DescriptionField {...form} />
        <VariantRows
          rows={draft.variants}
          basePrice={draft.basePrice}
          error={errors.variants}
          onChange={(variants) => patch({ variants })}
        />
      </div>
    </Dialog>
  )
}
