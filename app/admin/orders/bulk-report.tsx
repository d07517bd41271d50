import { CircleCheck, CircleX, Mail, Undo2, X } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { orderStatusNames } from '#domain/orders/order-status.ts'
import type { Bulk, BulkKind, BulkReport, BulkResult } from './use-bulk.ts'

/** What came of it, order by order; statuses can be taken back from here. */
export function BulkReportPanel({ bulk }: { bulk: Bulk }) {
  const { report } = bulk
  if (!report) return null
  const { kind, results } = report
  const done = results.filter(({ ok }) => ok)
  const changes = results.flatMap((one) =>
    one.ok && 'to' in one ? [{ orderId: one.orderId, from: one.from, to: one.to }] : [],
  )
  const isMailed = changes.some(({ to }) => to === 'ready_for_pickup' || to === 'shipped')
  return (
    <section aria-label="Result" aria-live="polite" className="border-line border-b bg-raised px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">
          {titles[kind]}: {done.length} of {results.length}
        </p>
        <Button size="sm" variant="quiet" isSquare aria-label="Close the result" onClick={bulk.dismiss}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <ul className="mt-1 grid max-h-44 gap-1 overflow-y-auto">
        <ReportLine results={results} />
      </ul>
      {kind === 'status' && changes.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="sm"
            isBusy={bulk.isBusy}
            onClick={() =>
              bulk.change(
                'undo',
                changes.map(({ orderId, from, to }) => ({ order: orderId, to: from, expected: to })),
              )
            }
          >
            <Undo2 aria-hidden className="size-4" />
            Undo
          </Button>
          {isMailed && (
            <Button
              size="sm"
              onClick={() =>
                bulk.run(
                  'mail',
                  changes.map(({ orderId }) => orderId),
                )
              }
            >
              <Mail aria-hidden className="size-4" />
              Email these customers
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function ReportLine({ results }: { results: BulkReport['results'] }) {
  return results.map((one) => (
    <li key={one.orderId} className="flex items-start gap-2">
      {one.ok ? (
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green-ink" />
      ) : (
        <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-red-ink" />
      )}
      <span>
        <Link
          to={`/admin/orders/${one.orderId}`}
          className="figures font-semibold underline-offset-2 hover:underline"
        >
          {one.orderNumber || 'Unknown order'}
        </Link>{' '}
        <span className="text-ink-muted">{describe(one)}</span>
      </span>
    </li>
  ))
}

const titles: Record<BulkKind, string> = {
  status: 'Status changed',
  undo: 'Taken back',
  mail: 'Mails',
}

const describe = (one: BulkResult): string =>
  'to' in one ? `${orderStatusNames[one.from]} → ${orderStatusNames[one.to]}` : one.message
