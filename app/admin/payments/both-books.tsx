import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import { formatMoment } from '#domain/shop-time.ts'
import type { CheckOutcome, PaymentDetail } from '#server/payments/index.ts'

/** The provider's books beside ours, what differs in words, and 'Check now'. */
export function BothBooks({ payment }: { payment: PaymentDetail }) {
  const fetcher = useFetcher<CheckOutcome>()
  useEffect(() => {
    const outcome = fetcher.data
    if (!outcome) return
    if (!outcome.ok)
      notify.error('Not compared', `${payment.provider} could not be asked. Try again in a minute.`)
    else if (outcome.differences.length === 0) notify.success('Both books say the same')
    else notify.error('The books differ', outcome.differences.join('. '))
  }, [fetcher.data, payment.provider])

  const { truth, difference, checkedAt } = payment
  const ours = money(payment.capturedCents, payment.currency)
  const theirs = truth?.amountCents == null ? '–' : money(truth.amountCents, truth.currency ?? '')
  return (
    <section aria-label="Both books" className="mt-5 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">Both books</h3>
        <fetcher.Form method="post" action={`/admin/payments/${payment.attemptId}`}>
          <Button type="submit" size="sm" isBusy={fetcher.state !== 'idle'}>
            <RefreshCw aria-hidden className="size-4" />
            Check now
          </Button>
        </fetcher.Form>
      </div>
      <table className="figures mt-3 w-full text-left">
        <thead className="text-ink-faint text-xs">
          <tr>
            <th scope="col" className="pb-1 font-medium">
              Of this payment
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
            <th scope="row">Asked for</th>
            <td>{money(payment.amountCents, payment.currency)}</td>
            <td />
          </tr>
          <tr className="border-line border-t">
            <th scope="row">Collected</th>
            <td>{ours}</td>
            <td>{theirs}</td>
          </tr>
          <tr className="border-line border-t">
            <th scope="row">Given back</th>
            <td>{money(payment.refundedCents, payment.currency)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <p className="mt-3 flex items-start gap-2 border-line border-t pt-3" aria-live="polite">
        <Verdict difference={difference} failureReason={payment.failureReason} checkedAt={checkedAt} />
      </p>
    </section>
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
        Not compared yet. The shop compares by itself every night.{failureReason && ` ${failureReason}.`}
      </span>
    )
  return (
    <>
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green-ink" />
      <span>Both say the same, compared {formatMoment(checkedAt)}.</span>
    </>
  )
}

const money = (amountCents: number, currency: string): string =>
  `${(amountCents / 100).toFixed(2)} ${currency}`
