import { useId, useState } from 'react'
import { discountInWords } from '#app/admin/settings/settings-in-words.ts'
import { ConflictView, differencesBetween } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { MomentField } from '#app/ui/forms/moment-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type DiscountScope, type DiscountType, discountScopes } from '#domain/money/discount.ts'
import type { DiscountView } from '#server/discounts/index.ts'
import { type ProductChoice, scopeNames } from './discount-choices.ts'
import { DiscountTargets } from './discount-targets.tsx'
import { DiscountTrial } from './discount-trial.tsx'

type Props = {
  discount: DiscountView | null
  products: ProductChoice[]
  isOpen: boolean
  onClose: () => void
  onRemove: () => void
}

/** All fields of a discount (docs/spec-map.md B3), and what it would do to a sample cart. */
export function DiscountDialog({ discount, products, isOpen, onClose, onRemove }: Props) {
  const formId = useId()
  const call = useOperation<'discounts.create' | 'discounts.update' | 'discounts.try'>({
    done: { 'discounts.create': 'Discount saved', 'discounts.update': 'Discount saved' },
    failed: 'Failed to save discount',
    onDone: (operation) => operation !== 'discounts.try' && onClose(),
  })
  const [scope, setScope] = useState<DiscountScope>(discount?.scope ?? 'site_wide')
  const [type, setType] = useState<DiscountType>(discount?.type ?? 'percentage')
  const { fieldErrors: errors, conflict } = call
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={discount ? 'Edit Discount' : 'Add Discount'}
      size="lg"
      footer={
        <>
          {discount && (
            <Button variant="quiet" onClick={onRemove} className="mr-auto">
              Delete
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <OperationButton
            of={call}
            operation={discount ? 'discounts.update' : 'discounts.create'}
            form={formId}
            variant="primary"
          >
            {conflict ? 'Save mine anyway' : 'Save Discount'}
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="discount" value={discount?.id ?? ''} />
        <input type="hidden" name="version" value={conflict?.theirs.version ?? discount?.version ?? 0} />
        {conflict && (
          <div className="sm:col-span-2">
            <ConflictView
              conflict={conflict}
              what="this discount"
              differences={differencesBetween(
                discountInWords(conflict.theirs),
                discountInWords(conflict.yours),
              )}
            />
          </div>
        )}
        <TextField
          label="Code"
          name="code"
          hint="Left empty, it applies by itself"
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
        <DiscountTargets
          scope={scope}
          products={products}
          chosen={discount?.targets ?? []}
          error={errors.targets}
        />
        <TextField
          label="Maximum uses"
          name="maximumUses"
          inputMode="numeric"
          hint={discount ? `Used ${discount.usedCount} times so far` : 'Left empty, without end'}
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
        <DiscountTrial call={call} />
      </OperationForm>
    </Dialog>
  )
}
