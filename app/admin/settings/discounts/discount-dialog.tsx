import { useId, useState } from 'react'
import { discountInWords } from '#app/admin/settings/settings-in-words.ts'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { DiscountScope, DiscountType } from '#domain/money/discount.ts'
import type { DiscountView } from '#server/discounts/index.ts'
import type { ProductChoice } from './discount-choices.ts'
import { DiscountLimits, DiscountNames, DiscountValue } from './discount-fields.tsx'
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
  const { timeZone } = useShopClock()
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
          <CancelButton />
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
        <SeenVersion
          of={call}
          version={discount?.version ?? 0}
          what="this discount"
          differences={({ theirs, yours }) =>
            differencesBetween(discountInWords(theirs, timeZone), discountInWords(yours, timeZone))
          }
        />
        <DiscountNames discount={discount} errors={errors} />
        <DiscountValue {...{ type, setType, errors, discount, scope, setScope }} />
        <DiscountTargets
          scope={scope}
          products={products}
          chosen={discount?.targets ?? []}
          error={errors.targets}
        />
        <DiscountLimits discount={discount} errors={errors} />
        <DiscountTrial call={call} />
      </OperationForm>
    </Dialog>
  )
}
