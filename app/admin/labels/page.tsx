import { ClipboardList } from 'lucide-react'
import { ParcelDrawing } from '#app/assets/parcel-drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { BatchBar } from './batch-bar.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { ConfirmUnpacked } from './confirm-unpacked.tsx'
import { type LabelsPageProps, useLabelBatch } from './use-label-batch.ts'

/** Labels for many orders at once; what came of them is in the tray. */
export function LabelsPage(props: LabelsPageProps) {
  const labels = useLabelBatch(props)
  return (
    <div className="px-4 py-5 sm:px-6">
      <PageHeader
        title="Labels"
        description="Orders of which something has no label yet, as they are packed: rush first, then by due day."
        actions={
          <LinkButton size="sm" to="/admin/labels/day">
            <ClipboardList aria-hidden /> End of day
          </LinkButton>
        }
      />
      {props.candidates.length === 0 ? (
        <EmptyState title="Everything has its label" illustration={<ParcelDrawing />}>
          Orders in production or ready for print that are to be shipped show here.
        </EmptyState>
      ) : (
        <>
          <BatchBar of={labels} />
          {labels.shown.length === 0 ? (
            <p className="mt-8 text-center text-ink-muted">No order without a label is like that.</p>
          ) : (
            <CandidateTable of={labels} />
          )}
          <ConfirmUnpacked
            isOpen={labels.asked.length > 0}
            items={labels.asked}
            labelCount={labels.here.length}
            onClose={labels.closeQuestion}
            onConfirm={labels.make}
          />
        </>
      )}
    </div>
  )
}
