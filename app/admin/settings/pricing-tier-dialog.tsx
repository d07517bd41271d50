import { Plus, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { defaultBreaks, everySize, pricedProductNames, pricedProducts } from '#domain/product-pricing.ts'
import type { PricingView } from '#server/pricing/index.ts'
import { type Conflict, ConflictNotice } from './conflict-notice.tsx'

export type TierAnswer =
  | { ok: true }
  | { ok: false; description: string; fieldErrors: FieldErrors; conflict?: Conflict }

type Props = { tier: PricingView | null; isOpen: boolean; onClose: () => void }
type Break = { id: number; from: string; price: string }

/** Base price, setup fee and quantity breaks of a product (specification, back office section 3: Product pricing). */
export function PricingTierDialog({ tier, isOpen, onClose }: Props) {
  const formId = useId()
  const fetcher = useFetcher<TierAnswer>()
  const [breaks, setBreaks] = useState<Break[]>(() => firstBreaks(tier))
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    if (answer.ok) {
      notify.success('Pricing saved')
      onClose()
    } else notify.error('Failed to save pricing', answer.description)
  }, [answer, onClose])
  const errors = answer && !answer.ok ? answer.fieldErrors : {}
  const conflict = answer && !answer.ok ? answer.conflict : undefined
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={tier ? 'Edit Pricing Tier' : 'Add Pricing Tier'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={fetcher.state !== 'idle'}>
            {conflict ? 'Save mine anyway' : 'Save Pricing'}
          </Button>
        </>
      }
    >
      <fetcher.Form id={formId} method="post" className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value="save-tier" />
        <input type="hidden" name="id" value={tier?.id ?? ''} />
        <input type="hidden" name="version" value={conflict?.version ?? tier?.version ?? 0} />
        {conflict && (
          <div className="sm:col-span-2">
            <ConflictNotice what="this tier" differences={conflict.differences} />
          </div>
        )}
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
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 font-semibold text-sm">Quantity breaks</legend>
          {breaks.map(({ id, from, price }) => (
            <div key={id} className="mb-2 flex items-end gap-2">
              <TextField
                label="From pieces"
                name="breakFrom"
                size="sm"
                inputMode="numeric"
                defaultValue={from}
              />
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
                aria-label={`Remove the break from ${from || 'nothing'}`}
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
        <Checkbox
          label="Active"
          name="isActive"
          defaultChecked={tier?.isActive ?? true}
          className="sm:col-span-2"
        />
      </fetcher.Form>
    </Dialog>
  )
}

function firstBreaks(tier: PricingView | null): Break[] {
  const known = tier
    ? Object.entries(tier.quantityBreaks).sort(([a], [b]) => Number(a) - Number(b))
    : defaultBreaks.map((from) => [String(from), null] as const)
  return known.map(([from, price], id) => ({ id, from, price: price === null ? '' : plain(price) }))
}

const plain = (amount: number): string => (amount / 100).toFixed(2)
