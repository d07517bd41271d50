import { type CalledOperation, OperationButton } from '#app/operations/operation-form.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { productTypes } from '#domain/catalog/product-types.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { OperationName, ValueOf } from '#server/operations.ts'

/** What the discount as currently entered would do to a cart. Nothing is stored. */
export function DiscountTrial<Name extends OperationName>({
  call,
}: {
  call: CalledOperation<Name | 'discounts.try'>
}) {
  const trial = call.valueOf('discounts.try')
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
        <OperationButton of={call} operation="discounts.try" data-saves-nothing size="sm">
          Try
        </OperationButton>
        <p role="status" className="figures">
          {trial && describe(trial)}
        </p>
      </div>
    </fieldset>
  )
}

function describe({ before, after, refusal }: ValueOf<'discounts.try'>): string {
  if (refusal !== null) return refusal.message
  const [was, is, off] = [before.total, after.total, after.discount].map((money) => formatMoney(cents(money)))
  return `${was} becomes ${is}: ${off} off`
}
