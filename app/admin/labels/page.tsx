import type { ReadList } from '#app/admin/lists/read-list.ts'
import { useShownRows } from '#app/admin/lists/use-shown-rows.ts'
import type { LabelsChoice } from '#domain/batches/batch.ts'
import type { LabelColumn } from '#domain/lists/lists.ts'
import type { LabelFilters } from '#domain/shipping/label-filters.ts'
import type { WaitingParcel } from '#server/reports/index.ts'
import { NoLabels } from './choose-labels.tsx'
import { LabelList } from './label-list.tsx'
import { LabelsHead } from './labels-head.tsx'
import type { ShownLabel } from './labels-source.ts'
import { useLabelBatch } from './use-label-batch.ts'

export type LabelsPageProps = ReadList<LabelColumn, LabelFilters, ShownLabel> & {
  /** Everything the filters find, whether shown or not. */
  waiting: WaitingParcel[]
  choice: LabelsChoice
}

/** Labels for many orders at once; the outcome is in the tray. */
export function LabelsPage({ filters, query, views, waiting, choice, ...list }: LabelsPageProps) {
  const shown = useShownRows(list.page)
  const isNamed = filters.orders !== undefined
  const labels = useLabelBatch({ waiting, choice, query, isNamed, shown: shown.all })
  return (
    <section aria-label="Labels" className="@container min-w-0">
      <LabelsHead {...{ filters, views, query }} />
      {list.page.rows.length === 0 ? (
        <NoLabels isSearched={query !== ''} />
      ) : (
        <LabelList of={labels} {...{ ...list, shown }} />
      )}
    </section>
  )
}
