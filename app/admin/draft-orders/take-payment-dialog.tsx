import { type FormEvent, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import { counterMethods } from '#domain/money/counter-methods.ts'
import { cents, formatMoney } from '#domain/money/money.ts'

export type TakePaymentDialogProps = {
  totalCents: number
  open: boolean
  onOpenChange: (open: boolean) => void
  isBusy: boolean
  errors: FieldErrors
  onTake: (payment: { method: string; reference: string }) => void
}

/** Takes payment at the counter: how it was paid, and its reference. */
export function TakePaymentDialog(props: TakePaymentDialogProps) {
  const { totalCents, open, onOpenChange, isBusy, errors, onTake } = props
  const formId = useId()
  const amount = formatMoney(cents(totalCents))
  const take = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onTake({ method: String(form.get('method')), reference: String(form.get('reference') ?? '') })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Take ${amount}`}
      description="The order counts as paid right away, with your name next to the payment."
      footer={
        <>
          <CancelButton>Not yet</CancelButton>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {amount} taken
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={take} className="grid gap-5">
        <RadioCards
          label="How it was paid"
          name="method"
          defaultValue="cash"
          columns="grid-cols-1 sm:grid-cols-3"
          options={Object.entries(counterMethods).map(([value, label]) => ({ value, label }))}
          error={errors.method}
        />
        <TextField
          label="Reference"
          name="reference"
          maxLength={80}
          isOptional
          hint="The terminal’s receipt, a check number"
          error={errors.reference}
        />
      </form>
    </Dialog>
  )
}
