import { Plus, X } from 'lucide-react'
import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import { tierInWords } from '#app/admin/settings/settings-in-words.ts'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import {
  defaultBreaks,
  everySize,
  pricedProductNames,
  pricedProducts,
} from '#domain/money/product-pricing.ts'
import type { PricingView } from '#server/pricing/index.ts'

type Props = { tier: PricingView | null; isOpen: boolean; onClose: () => void }
type Break = { id: number; from: string; price: string }

/** Base price, setup fee and quantity breaks of a product (docs/spec-map.md B3: Product pricing). */
export function PricingTierDialog({ tier, isOpen, onClose }: Props) {
  const formId = useId()
  const call = useOperation<'price-tiers.create' | 'price-tiers.update'>({
    done: { 'price-tiers.create': 'Pricing saved', 'price-tiers.update': 'Pricing saved' },
    failed: 'Failed to save pricing',
    onDone: onClose,
  })
  const [breaks, setBreaks] = useState<Break[]>(() => firstBreaks(tier))
  const { fieldErrors: errors, conflict } = call
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={tier ? 'Edit Pricing Tier' : 'Add Pricing Tier'}
      footer={
        <>
          <CancelButton />
          <OperationButton
            of={call}
            operation={tier ? 'price-tiers.update' : 'price-tiers.create'}
            form={formId}
            variant="primary"
          >
            {conflict ? 'Save mine anyway' : 'Save Pricing'}
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="tier" value={tier?.id ?? ''} />
        <SeenVersion
          of={call}
          version={tier?.version ?? 0}
          what="this tier"
          differences={({ theirs, yours }) => differencesBetween(tierInWords(theirs), tierInWords(yours))}
        />
        <TierFields tier={tier} errors={errors} />
        <QuantityBreaks breaks={breaks} setBreaks={setBreaks} errors={errors} />
        <Checkbox
          label="Active"
          name="isActive"
          defaultChecked={tier?.isActive ?? true}
          className="sm:col-span-2"
        />
      </OperationForm>
    </Dialog>
  )
}

function QuantityBreaks({
  breaks,
  setBreaks,
  errors,
}: {
  breaks: Break[]
  setBreaks: Dispatch<SetStateAction<Break[]>>
  errors: FieldErrors
}) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 font-semibold text-sm">Quantity breaks</legend>
      {breaks.map(({ id, from, price }) => (
        <div key={id} className="mb-2 flex items-end gap-2">
          <TextField label="From pieces" name="breakFrom" size="sm" inputMode="numeric" defaultValue={from} />
          <TextField
            label="Price each"
            name="breakPrice"
            size="sm"
            prefix="$"
            inputMode="decimal"
            defaultValue={price}
          />
          <Button
            size="sm"
            variant="quiet"
            isSquare
            aria-label={`Remove the break at ${from || 'nothing'}`}
            onClick={() => setBreaks((all) => all.filter((one) => one.id !== id))}
          >
            <X className="size-4" aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        onClick={() =>
          setBreaks((all) => [
            ...all,
            { id: Math.max(0, ...all.map((one) => one.id)) + 1, from: '', price: '' },
          ])
        }
      >
        <Plus className="size-4" aria-hidden />
        Add break
      </Button>
      {errors.quantityBreaks && <p className="mt-1.5 text-red-ink text-sm">{errors.quantityBreaks}</p>}
    </fieldset>
  )
}

function TierFields({ tier, errors }: { tier: PricingView | null; errors: FieldErrors }) {
  return (
    <>
      <Select
        label="Product"
        name="productType"
        defaultValue={tier?.productType ?? 'tshirt'}
        options={pricedProducts.map((product) => ({ value: product, label: pricedProductNames[product] }))}
        error={errors.productType}
      />
      <TextField
        label="Size category"
        name="sizeCategory"
        hint="all, XS-XL, 2XL, 40oz, or a sheet's height"
        defaultValue={tier?.sizeCategory ?? everySize}
        error={errors.sizeCategory}
      />
      <TextField
        label="Base price"
        name="basePrice"
        prefix="$"
        inputMode="decimal"
        defaultValue={tier ? plain(tier.basePriceCents) : ''}
        error={errors.basePriceCents}
      />
      <TextField
        label="Setup fee"
        name="setupFee"
        hint="Once per order"
        prefix="$"
        inputMode="decimal"
        defaultValue={tier ? plain(tier.setupFeeCents) : ''}
        error={errors.setupFeeCents}
        isOptional
      />
    </>
  )
}

function firstBreaks(tier: PricingView | null): Break[] {
  const known = tier
    ? Object.entries(tier.quantityBreaks).sort(([a], [b]) => Number(a) - Number(b))
    : defaultBreaks.map((from) => [String(from), null] as const)
  return known.map(([from, price], id) => ({ id, from, price: price === null ? '' : plain(price) }))
}

const plain = (amount: number): string => (amount / 100).toFixed(2)
