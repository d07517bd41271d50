import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { cents, formatMoney } from '#domain/money.ts'
import { productTypes } from '#domain/product-types.ts'

/** Totals of the sample cart without and with the discount, in cents; `refusal` says why it takes nothing off. */
export type TrialAnswer = { before: number; after: number; discount: number; refusal: string | null }

/** What the discount as it is written now would do to a cart. Nothing is stored. */
export function DiscountTrial({ trial, isBusy }: { trial: TrialAnswer | null; isBusy: boolean }) {
  return (
    <fieldset className="grid gap-3 rounded-md bg-sunken p-4 sm:col-span-2 sm:grid-cols-4">
      <legend className="float-left mb-1 font-semibold text-sm sm:col-span-4">Try it on a sample cart</legend>
      <Select
        label="Product"
        name="sampleProduct"
        size="sm"
        options={Object.values(productTypes).map((type) => ({ value: type, label: type }))}
        className="sm:col-span-2"
      />
      <TextField label="Quantity" name="sampleQuantity" size="sm" inputMode="numeric" defaultValue="10" />
      <TextField
        label="Price each"
        name="samplePrice"
        size="sm"
        prefix="$"
        inputMode="decimal"
        defaultValue="24.00"
      />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-4">
        <Button type="submit" name="intent" value="try-discount" size="sm" isBusy={isBusy} formNoValidate>
          Try
        </Button>
        <p role="status" className="figures">
          {trial && describe(trial)}
        </p>
      </div>
    </fieldset>
  )
}

function describe({ before, after, discount, refusal }: TrialAnswer): string {
  if (refusal !== null) return refusal
  return `${formatMoney(cents(before))} becomes ${formatMoney(cents(after))}: ${formatMoney(cents(discount))} off`
}
