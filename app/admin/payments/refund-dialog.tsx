import { useId } from 'react'
import { OperationButton, OperationForm } from '#app/operations/operation-form.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { RefundKind } from '#domain/money/refund-rules.ts'
import { howItGoesBack } from '#domain/money/refund-way.ts'
import { RefundLines } from './refund-lines.tsx'
import type { Refundable } from './refund-parts.ts'
import { type RefundDialogProps, type RefundForm, useRefundForm } from './use-refund-form.ts'

/** Refunds everything, by line or by amount, with a reason, and shows beforehand how much that is. */
export function RefundDialog({ refundable, discount, open, onOpenChange }: RefundDialogProps) {
  const formId = useId()
  const form = useRefundForm({ refundable, onOpenChange })
  const { refundId, kind, withShipping, amountCents, preview, call, errors, lines } = form

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Refund"
      description={`${formatMoney(cents(refundable.leftCents))} of ${formatMoney(cents(refundable.collectedCents))} can still be refunded.`}
      footer={
        <>
          <CancelButton />
          <OperationButton of={call} operation="payments.refund" form={formId} variant="danger">
            {preview === null ? 'Refund' : `Refund ${formatMoney(preview)}`}
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} className="grid gap-5">
        <input type="hidden" name="refundId" value={refundId} />
        <input type="hidden" name="lines" value={JSON.stringify(lines)} />
        <input type="hidden" name="withShipping" value={String(withShipping)} />
        <input type="hidden" name="amountCents" value={amountCents ?? ''} />
        <KindChoice form={form} />
        <PartsToRefund form={form} refundable={refundable} />
        <TextArea
          label="Reason"
          name="reason"
          rows={2}
          maxLength={500}
          hint="The customer sees it in the email."
          error={errors.reason}
        />
        <StockAndPromo kind={kind} discount={discount} />
        <div aria-live="polite" className="figures rounded-md bg-sunken px-4 py-3">
          <p className="font-semibold">
            {(preview !== null && howItGoesBack(refundable.holdings, preview)) || 'Nothing to refund yet'}
          </p>
          {preview !== null && <OwedNote kind={kind} owedCents={refundable.owedCents} />}
        </div>
      </OperationForm>
    </Dialog>
  )
}

/** A change of the order also left an amount to refund: what becomes of that. */
function OwedNote({ kind, owedCents }: { kind: RefundKind; owedCents: number }) {
  if (owedCents === 0) return null
  const owed = `The customer is owed ${formatMoney(cents(owedCents))} since the order was changed`
  return (
    <p className="mt-1">
      {kind === 'lines'
        ? `${owed}. It stays open: refund it as an amount.`
        : `${owed}. This refund settles that first.`}
    </p>
  )
}

function StockAndPromo({ kind, discount }: { kind: RefundKind; discount: RefundDialogProps['discount'] }) {
  return (
    <div className="grid gap-3">
      {kind !== 'amount' && (
        <Checkbox name="returnStock" label="The items are back: count them as stock again" />
      )}
      {discount && (
        <Checkbox
          name="returnDiscountUse"
          label={
            discount.code === null
              ? `Count “${discount.name}” as unused`
              : 'Allow the promo code to be used again'
          }
        />
      )}
    </div>
  )
}

type PartsToRefundProps = { form: RefundForm; refundable: Refundable }

function PartsToRefund({ form, refundable }: PartsToRefundProps) {
  const { kind, pieces, setPieces, withShipping, setWithShipping, errors, dollars, setDollars } = form
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

function KindChoice({ form: { kind, setKind } }: { form: RefundForm }) {
  return (
    <RadioCards
      label="What to refund"
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
