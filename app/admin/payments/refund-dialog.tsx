import { useId, useState } from 'react'
import { newKey } from '#app/checkout/new-key.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { RefundKind } from '#domain/money/refund.ts'
import { RefundLines } from './refund-lines.tsx'
import { type Choice, previewOf, type Refundable } from './refund-parts.ts'

export type RefundDialogProps = {
  refundable: Refundable
  hasDiscount: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Gives money back: all of it, by line or an amount, with a reason, and says beforehand how much that is. */
export function RefundDialog({ refundable, hasDiscount, open, onOpenChange }: RefundDialogProps) {
  const formId = useId()
  const [refundId, setRefundId] = useState(newKey)
  const [kind, setKind] = useState<RefundKind>('full')
  const [pieces, setPieces] = useState<Record<string, number>>({})
  const [withShipping, setWithShipping] = useState(false)
  const [dollars, setDollars] = useState('')

  const amountCents = centsOf(dollars)
  const choice: Choice =
    kind === 'full' ? { kind } : kind === 'lines' ? { kind, pieces, withShipping } : { kind, amountCents }
  const preview = previewOf(refundable, choice)

  const call = useOperation<'payments.refund'>({
    done: {
      'payments.refund': {
        title: 'Refund sent',
        message: 'The customer is mailed as soon as the provider has made it.',
      },
    },
    failed(answer) {
      if (answer.reason === 'invalid') return null
      const isProvider = answer.reason === 'refused' && answer.code === 'conflict'
      return { title: isProvider ? 'The refund failed' : 'Nothing was refunded', message: answer.message }
    },
    // Before anybody is asked to prove who they are.
    check: (form): FieldErrors => ({
      ...(String(form.get('reason')).trim() === '' && { reason: 'Say why the money goes back' }),
      ...(preview === null && { amountCents: amountProblem(kind, refundable) }),
    }),
    onDone() {
      onOpenChange(false)
      // The next refund is another one.
      setRefundId(newKey())
      setKind('full')
      setPieces({})
      setWithShipping(false)
      setDollars('')
    },
  })

  const { fieldErrors: errors } = call
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderItemId, quantity]) => ({ orderItemId, quantity }))

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Refund"
      description={`${formatMoney(cents(refundable.leftCents))} of ${formatMoney(cents(refundable.collectedCents))} can still go back to the customer's card.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <OperationButton of={call} operation="payments.refund" form={formId} variant="danger">
            {preview === null ? 'Refund' : `Refund ${formatMoney(preview)}`}
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} noValidate className="grid gap-5">
        <input type="hidden" name="refundId" value={refundId} />
        <input type="hidden" name="lines" value={JSON.stringify(lines)} />
        <input type="hidden" name="withShipping" value={String(withShipping)} />
        <input type="hidden" name="amountCents" value={amountCents ?? ''} />
        <RadioCards
          label="What goes back"
          name="kind"
          columns="grid-cols-1 sm:grid-cols-3"
          value={kind}
          onValueChange={(value) => setKind(value as RefundKind)}
          options={[
            { value: 'full', label: 'All of it' },
            { value: 'lines', label: 'Some items' },
            { value: 'amount', label: 'An amount' },
          ]}
        />
        {kind === 'lines' && (
          <RefundLines
            refundable={refundable}
            pieces={pieces}
            onPieces={(id, count) => setPieces({ ...pieces, [id]: count })}
            withShipping={withShipping}
            onShipping={setWithShipping}
            error={errors.amountCents ?? errors.lines}
          />
        )}
        {kind === 'amount' && (
          <TextField
            label="Amount"
            name="amount"
            prefix="$"
            inputMode="decimal"
            autoComplete="off"
            value={dollars}
            onChange={(event) => setDollars(event.currentTarget.value)}
            error={errors.amountCents ?? errors.lines}
            className="max-w-48"
          />
        )}
        <TextArea
          label="Reason"
          name="reason"
          rows={2}
          maxLength={500}
          hint="The customer reads it in the mail."
          error={errors.reason}
        />
        <div className="grid gap-3">
          {kind !== 'amount' && (
            <Checkbox name="returnStock" label="The goods are back: count them as stock again" />
          )}
          {hasDiscount && <Checkbox name="returnDiscountUse" label="Let the promo code be used once more" />}
        </div>
        <p aria-live="polite" className="figures rounded-md bg-sunken px-4 py-3 font-semibold">
          {preview === null ? 'Nothing to refund yet' : `${formatMoney(preview)} goes back`}
        </p>
      </OperationForm>
    </Dialog>
  )
}

function centsOf(dollars: string): number | null {
  const match = /^\s*\$?(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(dollars)
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

const amountProblem = (kind: RefundKind, { leftCents }: Refundable): string =>
  kind === 'lines'
    ? `Choose pieces worth at most ${formatMoney(cents(leftCents))}`
    : `Enter an amount up to ${formatMoney(cents(leftCents))}`
