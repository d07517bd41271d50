import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { MomentField } from '#app/ui/forms/moment-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { type DiscountScope, type DiscountType, discountScopes } from '#domain/money/discount.ts'
import type { DiscountView } from '#server/discounts/index.ts'
import { scopeNames } from './discount-choices.ts'

export function DiscountNames({ discount, errors }: { discount: DiscountView | null; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Code"
        name="code"
        hint="Leave empty to apply it automatically"
        defaultValue={discount?.code ?? ''}
        error={errors.code}
        className="[&_input]:uppercase"
        isOptional
      />
      <TextField label="Name" name="name" defaultValue={discount?.name} error={errors.name} required />
      <TextField
        label="Description"
        name="description"
        defaultValue={discount?.description}
        error={errors.description}
        className="sm:col-span-2"
        isOptional
      />
    </>
  )
}

export function DiscountValue({
  type,
  setType,
  errors,
  discount,
  scope,
  setScope,
}: {
  type: 'percentage' | 'fixed_amount'
  setType: (value: DiscountType) => void
  errors: FieldErrors
  discount: DiscountView | null
  scope: 'site_wide' | 'category' | 'product' | 'shipping'
  setScope: (value: DiscountScope) => void
}) {
  return (
    <>
      <TypeAndValue {...{ type, setType, errors, discount }} />
      <Select
        label="Applies to"
        name="scope"
        value={scope}
        onChange={({ currentTarget }) =>
          setScope(discountScopes.find((known) => known === currentTarget.value) ?? 'site_wide')
        }
        options={discountScopes.map((value) => ({ value, label: scopeNames[value] }))}
        error={errors.scope}
      />
      <TextField
        label="Minimum order"
        name="minimumOrder"
        prefix="$"
        inputMode="decimal"
        defaultValue={
          discount && discount.minimumOrderCents > 0 ? (discount.minimumOrderCents / 100).toFixed(2) : ''
        }
        error={errors.minimumOrderCents}
        isOptional
      />
    </>
  )
}

function TypeAndValue({
  type,
  setType,
  errors,
  discount,
}: {
  type: 'percentage' | 'fixed_amount'
  setType: (value: DiscountType) => void
  errors: FieldErrors
  discount: DiscountView | null
}) {
  return (
    <>
      <Select
        label="Type"
        name="type"
        value={type}
        onChange={({ currentTarget }) =>
          setType(currentTarget.value === 'percentage' ? 'percentage' : 'fixed_amount')
        }
        options={[
          { value: 'percentage', label: 'Percentage' },
          { value: 'fixed_amount', label: 'Fixed amount' },
        ]}
        error={errors.type}
      />
      <TextField
        key={type}
        label="Value"
        name="value"
        inputMode="decimal"
        prefix={type === 'percentage' ? '%' : '$'}
        defaultValue={discount && discount.type === type ? String(discount.value / 100) : ''}
        error={errors.value}
        required
      />
    </>
  )
}

export function DiscountLimits({ discount, errors }: { discount: DiscountView | null; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Maximum uses"
        name="maximumUses"
        inputMode="numeric"
        hint={discount ? `Used ${discount.usedCount} times so far` : 'Leave empty for no limit'}
        defaultValue={discount?.maximumUses ?? ''}
        error={errors.maximumUses}
        isOptional
      />
      <div className="grid content-center gap-2">
        <Checkbox
          label="Once per customer"
          name="isOncePerCustomer"
          defaultChecked={discount?.isOncePerCustomer ?? false}
        />
        <Checkbox label="Active" name="isActive" defaultChecked={discount?.isActive ?? true} />
      </div>
      <MomentField
        label="Starts"
        name="startsAt"
        moment={discount?.startsAt ?? null}
        error={errors.startsAt}
      />
      <MomentField
        label="Expires"
        name="expiresAt"
        moment={discount?.expiresAt ?? null}
        error={errors.expiresAt}
      />
    </>
  )
}
