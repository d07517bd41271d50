import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { copiesIn } from '#domain/shipping/parcel-contents.ts'
import type { Goods } from '#server/orders/index.ts'
import { ContentsFields } from './contents-fields.tsx'
import { EnterTrackingFields } from './enter-tracking-fields.tsx'
import { type ChosenContents, chosenFields, everythingOf, linesOf } from './label-form.ts'
import { shippingDeskOf, useShipping } from './use-shipping.ts'

/** For parcels that were labeled elsewhere. */
export function EnterTrackingDialog({
  orderId,
  goods: given,
  onClose,
}: {
  orderId: string
  /** What is left to ship. */
  goods: readonly Goods[]
  onClose: () => void
}) {
  const [goods] = useState(given)
  const [contents, setContents] = useState<ChosenContents | null>(null)
  const call = useShipping({ onDone: onClose })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Enter tracking number"
      description="For a parcel that you labeled at the carrier's counter."
      footer={
        <>
          <CancelButton />
          <OperationButton
            of={call}
            operation="shipping.enter-tracking"
            form="enter-tracking"
            variant="primary"
          >
            Save
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id="enter-tracking" action={shippingDeskOf(orderId)}>
        <EnterTrackingFields />
        {contents && (
          <div className="mt-3">
            {Object.entries(chosenFields(linesOf(contents), { goods })).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <ContentsFields goods={goods} contents={contents} onChange={setContents} />
          </div>
        )}
        {!contents && copiesIn(goods) > 1 && (
          <Button size="sm" variant="quiet" className="mt-3" onClick={() => setContents(everythingOf(goods))}>
            <PackageOpen aria-hidden /> Choose what is in it
          </Button>
        )}
      </OperationForm>
    </Dialog>
  )
}
