import { FileText } from 'lucide-react'
import { OrderLink } from '#app/admin/order-link.tsx'
import { ParcelDrawing } from '#app/assets/parcel-drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { BatchBar } from './batch-bar.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { ConfirmUnpacked } from './confirm-unpacked.tsx'
import type { BatchLine, useBatch } from './use-batch.ts'
import { type LabelsPageProps, useLabelBatch } from './use-label-batch.ts'

/** Labels for many orders at once; what fails is listed by its cause. */
export function LabelsPage({ candidates, unpacked, wanted }: LabelsPageProps) {
  const labels = useLabelBatch({ candidates, unpacked, wanted })

  return (
    <div className="px-4 py-5 sm:px-6">
      <PageHeader title="Labels" description="Orders to ship that have no label yet, oldest first." />
      <Result batch={labels.batch} known={labels.known} />
      {candidates.length === 0 ? (
        <EmptyState title="Everything has its label" illustration={<ParcelDrawing />}>
          Orders in production or ready for print that are to be shipped show here.
        </EmptyState>
      ) : (
        <>
          <BatchBar of={labels} />
          <CandidateTable candidates={candidates} of={labels} />
          <ConfirmUnpacked
            isOpen={labels.isAsking}
            items={labels.asked}
            labelCount={labels.here.length}
            onClose={() => labels.setAsking(false)}
            onConfirm={labels.make}
          />
        </>
      )}
    </div>
  )
}

type ResultProps = { batch: ReturnType<typeof useBatch>; known: ReadonlyMap<string, string> }

function Result({ batch: { total, lines, isRunning }, known }: ResultProps) {
  if (total === 0) return null
  const made = lines.filter((line) => line.ok)
  const spent = made.reduce((sum, line) => sum + line.amountCents, 0)
  return (
    <section
      aria-label="Result"
      aria-live="polite"
      className="mt-5 rounded-lg border border-line bg-surface p-4"
    >
      {isRunning && (
        <Progress
          label={`Label ${Math.min(lines.length + 1, total)} of ${total}`}
          value={(100 * lines.length) / total}
          isLabelShown
        />
      )}
      <p className="font-semibold">
        {made.length} of {total} labels made{made.length > 0 && `, ${formatMoney(cents(spent))}`}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {made.map((line) => (
          <li key={line.orderId}>
            <a
              href={line.labelUrl ?? undefined}
              target="_blank"
              rel="noreferrer"
              className="figures inline-flex items-center gap-1 underline underline-offset-2"
            >
              <FileText aria-hidden className="size-4" /> {known.get(line.orderId)}
            </a>
          </li>
        ))}
      </ul>
      {[...failuresByCause(lines)].map(([cause, orderIds]) => (
        <div key={cause} className="mt-3 rounded-md bg-red-wash p-3 text-red-ink">
          <p className="font-semibold">{cause}</p>
          <p className="figures flex flex-wrap gap-x-3">
            {orderIds.map((orderId) => (
              <OrderLink key={orderId} orderId={orderId} className="underline underline-offset-2">
                {known.get(orderId)}
              </OrderLink>
            ))}
          </p>
        </div>
      ))}
    </section>
  )
}

function failuresByCause(lines: readonly BatchLine[]): Map<string, string[]> {
  const causes = new Map<string, string[]>()
  for (const line of lines)
    if (!line.ok) causes.set(line.cause, [...(causes.get(line.cause) ?? []), line.orderId])
  return causes
}
