import { Check, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { PaymentDetail } from '#server/payments/index.ts'
import type { RecordedTruth } from '#server/payments/tables.ts'

/** The provider's books beside ours, the differences in words, and 'Check now'. */
export function Reconciliation({ payment }: { payment: PaymentDetail }) {
  const call = useOperation<'payments.check'>({
    done: {
      'payments.check': ({ differences }) => (differences.length === 0 ? 'Both records match' : null),
    },
    failed: 'Not compared',
    onDone: (_, { differences }) => {
      if (differences.length > 0) notify.error('The records differ', differences.join('. '))
    },
  })
  const { truth, difference, checkedAt } = payment
  const ours = money(payment.capturedCents, payment.currency)
  const told = (amountCents: number | null | undefined) =>
    amountCents == null ? '–' : money(amountCents, truth?.currency ?? '')
  return (
    <section aria-label="Reconciliation" className="mt-5 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">Reconciliation</h3>
        <OperationForm of={call} action={`/admin/payments/${payment.attemptId}`}>
          <OperationButton of={call} operation="payments.check" size="sm">
            <RefreshCw aria-hidden className="size-4" />
            Check now
          </OperationButton>
        </OperationForm>
      </div>
      <RecordTable {...{ payment, truth, ours, told }} />
      <p className="mt-3 flex items-start gap-2 border-line border-t pt-3" aria-live="polite">
        <Verdict difference={difference} failureReason={payment.failureReason} checkedAt={checkedAt} />
      </p>
      {difference && <NoteIt payment={payment} difference={difference} />}
    </section>
  )
}

function RecordTable({
  payment,
  truth,
  ours,
  told,
}: {
  payment: PaymentDetail
  truth: RecordedTruth | null
  ours: string
  told: (amountCents: number | null | undefined) => string
}) {
  return (
    <table className="figures mt-3 w-full text-left">
      <thead className="text-ink-faint text-xs">
        <tr>
          <th scope="col" className="pb-1 font-medium">
            For this payment
          </th>
          <th scope="col" className="pb-1 font-medium">
            The shop
          </th>
          <th scope="col" className="pb-1 font-medium">
            {payment.provider}
          </th>
        </tr>
      </thead>
      <tbody className="[&_td]:py-1.5 [&_th]:py-1.5 [&_th]:font-normal [&_th]:text-ink-muted">
        <tr className="border-line border-t">
          <th scope="row">State</th>
          <td>{payment.status}</td>
          <td>{truth?.state ?? '–'}</td>
        </tr>
        <tr className="border-line border-t">
          <th scope="row">Requested</th>
          <td>{money(payment.amountCents, payment.currency)}</td>
          <td />
        </tr>
        <tr className="border-line border-t">
          <th scope="row">Collected</th>
          <td>{ours}</td>
          <td>{told(truth?.amountCents)}</td>
        </tr>
        <tr className="border-line border-t">
          <th scope="row">Refunded</th>
          <td>{money(payment.refundedCents, payment.currency)}</td>
          <td>{told(truth?.refundedCents)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** For differences that no one will fix, such as a refund made in the provider's own dashboard. */
function NoteIt({ payment, difference }: { payment: PaymentDetail; difference: string }) {
  const call = useOperation<'payments.note-difference'>({
    done: { 'payments.note-difference': 'Noted' },
    failed: 'Not noted',
  })
  if (payment.noted)
    return (
      <p className="mt-2 flex items-start gap-2 text-ink-muted">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green-ink" />
        <span>
          Noted by {payment.noted.by}, <Moment at={payment.noted.at} />: it’s left as is.
        </span>
      </p>
    )
  return (
    <OperationForm
      of={call}
      action={`/admin/payments/${payment.attemptId}`}
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <input type="hidden" name="difference" value={difference} />
      <OperationButton of={call} operation="payments.note-difference" size="sm">
        <Check aria-hidden className="size-4" /> Noted
      </OperationButton>
      <span className="min-w-0 flex-1 basis-64 text-ink-muted text-sm">
        It needs no more work and leaves Attention. The order’s history shows who noted it.
      </span>
    </OperationForm>
  )
}

function Verdict({
  difference,
  failureReason,
  checkedAt,
}: Pick<PaymentDetail, 'difference' | 'failureReason' | 'checkedAt'>) {
  if (difference)
    return (
      <>
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-yellow-ink" />
        <span className="font-medium">{difference}</span>
      </>
    )
  if (!checkedAt)
    return (
      <span className="text-ink-muted">
        Not compared yet. The shop compares automatically every night.{failureReason && ` ${failureReason}.`}
      </span>
    )
  return (
    <>
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green-ink" />
      <span>
        Both match, compared <Moment at={checkedAt} />.
      </span>
    </>
  )
}

const money = (amountCents: number, currency: string): string =>
  `${(amountCents / 100).toFixed(2)} ${currency}`
