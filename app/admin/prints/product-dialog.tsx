import {
  CategoryField,
  DescriptionField,
  OnSaleField,
  PriceField,
  TagsField,
  TitleField,
} from '#app/admin/product-fields.tsx'
import { ConflictView } from '#app/operations/conflict-view.tsx'
import { StateForm } from '#app/operations/state-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { PrintKind } from '#domain/orders/print-options.ts'
import { PictureField } from './picture-field.tsx'
import { printDifferences } from './print-differences.tsx'
import { type ProductDraft, productOf } from './product-draft.ts'
import { type ProductDialogProps, useProductForm } from './use-product-form.ts'
import { VariantRows } from './variant-rows.tsx'

/** Adds a product, or edits the version that was opened. Remounted for each. */
export function ProductDialog({ product, siteName, onClose }: ProductDialogProps) {
  const { call, draft, base, theirs, choice, errors, isBusy, picture, choose, patch, form, save } =
    useProductForm({
      product,
      siteName,
      onClose,
    })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={product ? `Edit ${product.title}` : 'Add a product'}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" isBusy={isBusy} onClick={save}>
            {product ? 'Save changes' : 'Add product'}
          </Button>
        </>
      }
    >
      <StateForm of={call} label="Product" className="space-y-5">
        {theirs && (
          <ConflictView
            conflict={theirs}
            what="this product"
            differences={printDifferences(theirs, productOf(draft), {
              base,
              chosenUrl: picture?.previewUrl ?? null,
            })}
            choice={choice}
          />
        )}
        <PictureField
          picture={picture}
          standing={base?.watermarkedUrl ?? null}
          error={errors.picture}
          onChoose={(file) => void choose(file)}
        />
        <ProductFields {...{ form, draft, patch, errors }} />
        <DescriptionField {...form} />
        <VariantRows
          rows={draft.variants}
          basePrice={draft.basePrice}
          error={errors.variants}
          onChange={(variants) => patch({ variants })}
        />
      </StateForm>
    </Dialog>
  )
}

function ProductFields({
  form,
  draft,
  patch,
  errors,
}: {
  form: ReturnType<typeof useProductForm>['form']
  draft: ProductDraft
  patch: (changes: Partial<ProductDraft>) => void
  errors: FieldErrors
}) {
  return (
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
  )
}
