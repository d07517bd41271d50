import { Field } from '#app/ui/forms/form-field.tsx'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { DiscountScope } from '#domain/money/discount.ts'
import type { ProductChoice } from './discount-choices.ts'

type Props = {
  scope: DiscountScope
  products: readonly ProductChoice[]
  chosen: readonly string[]
  error: string | undefined
}

/** Which kinds of products, or which products, a discount applies to; nothing for the other scopes. */
export function DiscountTargets({ scope, products, chosen, error }: Props) {
  if (scope !== 'category' && scope !== 'product') return null
  const choices =
    scope === 'category' ? Object.values(productTypes).map((type) => ({ key: type, label: type })) : products
  return (
    <Field
      label={scope === 'category' ? 'Kinds' : 'Products'}
      hint="Hold Ctrl or Shift to choose several"
      error={error}
      className="sm:col-span-2"
    >
      {(control) => (
        <select
          {...control}
          key={scope}
          name="targets"
          multiple
          size={6}
          defaultValue={[...chosen]}
          className="w-full rounded-sm border border-line-strong bg-surface p-1 [&>option]:rounded-xs [&>option]:px-2 [&>option]:py-1"
        >
          {choices.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
