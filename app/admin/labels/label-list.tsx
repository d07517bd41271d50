import { useFetcher } from 'react-router'
import { ListRows } from '#app/admin/lists/list-rows.tsx'
import { ListTools } from '#app/admin/lists/list-tools.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import type { ShownRows } from '#app/admin/lists/use-shown-rows.ts'
import type { LabelColumn } from '#domain/lists/lists.ts'
import type { LabelFilters } from '#domain/shipping/label-filters.ts'
import { BatchBar } from './batch-bar.tsx'
import { ChooseLabels } from './choose-labels.tsx'
import { ConfirmUnpacked } from './confirm-unpacked.tsx'
import { labelTableColumns } from './label-columns.tsx'
import type { ShownLabel } from './labels-source.ts'
import type { loader } from './more.route.ts'
import type { LabelBatch } from './use-label-batch.ts'

const more: MoreSource<ShownLabel> = {
  address: '/admin/labels/more',
  useFetch: () => useFetcher<typeof loader>(),
}

type LabelListProps = Pick<
  ReadList<LabelColumn, LabelFilters, ShownLabel>,
  'page' | 'sort' | 'settings' | 'count'
> & { of: LabelBatch; shown: ShownRows<ShownLabel> }

/** The packages, which of them are chosen, and the actions on those. */
export function LabelList({ of, page, sort, settings, count, shown }: LabelListProps) {
  const { question, here } = of
  return (
    <>
      <BatchBar of={of} />
      <ListTools
        list="labels"
        first="number"
        {...{ settings, sort }}
        summary={`${shown.all.length.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`}
      >
        <ChooseLabels of={of} />
      </ListTools>
      <ListRows
        caption="Orders without a label"
        density={settings.density}
        columns={labelTableColumns(settings.columns, of)}
        isChosen={of.isChosen}
        {...{ page, sort, more, shown }}
      />
      <ConfirmUnpacked
        isOpen={question.items.length > 0}
        items={question.items}
        labelCount={here.length}
        onClose={question.close}
        onConfirm={question.confirm}
      />
    </>
  )
}
