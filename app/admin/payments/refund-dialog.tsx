import { useId } from 'react'
import { OperationButton, OperationForm } from '#app/operations/operation-form.tsx'
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
import type { Refundable } from './refund-parts.ts'
import { type RefundDialogProps, useRefundForm } from './use-refund-form.ts'

/** Gives money back: all of it, by line or an amount, with a reason, and says beforehand how much that is. */
export function RefundDialog({ refundable, hasDiscount, open, onOpenChange }: RefundDialogProps) {
  const formId = useId()
  const {
    refundId,
    kind,
    setKind,
    pieces,
    setPieces,
    withShipping,
    setWithShipping,
    dollars,
    setDollars,
    amountCents,
    preview,
    call,
    errors,
    lines,
  } = useRefundForm({ refundable, onOpenChange })

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
        <KindChoice kind={kind} setKind={setKind} />
        <PartsToRefund
          {...{
            kind,
            refundable,
            pieces,
            setPieces,
            withShipping,
            setWithShipping,
            errors,
            dollars,
            setDollars,
          }}
        />
        <TextArea
          label="Reason"
          name="reason"
          rows={2}
          maxLength={500}
          hint="The customer reads it in the mail."
          error={errors.reason}
        />
        <StockAndPromo kind={kind} hasDiscount={hasDiscount} />
        <p aria-live="polite" className="figures rounded-md bg-sunken px-4 py-3 font-semibold">
          {preview === null ? 'Nothing to refund yet' : `${formatMoney(preview)} goes back`}
        </p>
      </OperationForm>
    </Dialog>
  )
}

function StockAndPromo({ kind, hasDiscount }: { kind: 'lines' | 'amount' | 'full'; hasDiscount: boolean }) {
  return (
    <div className="grid gap-3">
      {kind !== 'amount' && (
        <Checkbox name="returnStock" label="The goods are back: count them as stock again" />
      )}
      {hasDiscount && <Checkbox name="returnDiscountUse" label="Let the promo code be used once more" />}
    </div>
  )
}

function PartsToRefund({
  kind,
  refundable,
  pieces,
  setPieces,
  withShipping,
  setWithShipping,
  errors,
  dollars,
  setDollars,
}: {
  kind: 'lines' | 'amount' | 'full'
  refundable: Refundable
  pieces: Record<string, number>
  setPieces: (value: Record<string, number>) => void
  withShipping: boolean
  setWithShipping: (value: boolean) => void
  errors: FieldErrors
  dollars: string
  setDollars: (value: string) => void
}) {
  return (
    <>
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
    </>
  )
}

function KindChoice({
  kind,
  setKind,
}: {
  kind: 'lines' | 'amount' | 'full'
  setKind: (value: 'lines' | 'amount' | 'full') => void
}) {
  return (
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
  )
}
