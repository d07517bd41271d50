import { PackageSearch } from 'lucide-react'
import { type CalledOperation, OperationButton, OperationForm } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

export function ByNumber({ of, number }: { of: CalledOperation<'tracking.find-parcel'>; number: string }) {
  return (
    <Card as="section" aria-label="By tracking number">
      <OperationForm of={of} className="grid gap-4">
        <TextField
          label="Tracking number"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={number}
          error={of.answer?.ok === false ? of.answer.message : null}
        />
        <OperationButton
          of={of}
          operation="tracking.find-parcel"
          variant="primary"
          takesMore
          className="justify-self-start"
        >
          <PackageSearch aria-hidden /> Track
        </OperationButton>
      </OperationForm>
    </Card>
  )
}

export function ByOrder({
  of,
  orderNumber,
}: {
  of: CalledOperation<'tracking.find-order'>
  orderNumber: string
}) {
  return (
    <Card as="section" aria-label="By order number">
      <OperationForm of={of} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Order number"
          name="orderNumber"
          defaultValue={orderNumber}
          placeholder="GW-123456"
          autoComplete="off"
          required
        />
        <TextField label="Email address" name="email" type="email" autoComplete="email" required />
        {of.answer?.ok === false && !of.said && (
          <p role="alert" className="text-red-ink text-sm sm:col-span-2">
            {of.answer.message}
          </p>
        )}
        <OperationButton of={of} operation="tracking.find-order" takesMore className="justify-self-start">
          Find my order
        </OperationButton>
      </OperationForm>
    </Card>
  )
}
