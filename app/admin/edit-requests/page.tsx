import { useFetcher, useSearchParams } from 'react-router'
import { ListFrame } from '#app/admin/lists/list-frame.tsx'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import { OpenBeside } from '#app/admin/lists/open-beside.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { EditRequestColumn } from '#domain/lists/lists.ts'
import type { EditRequestFilters } from '#domain/orders/edit-request-filters.ts'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'
import { EditRequestCard } from './edit-request-card.tsx'
import type { loader } from './more.route.ts'
import { requestTableColumns } from './request-cells.tsx'
import { RequestSearch } from './request-search.tsx'

export type EditRequestsPageProps = ReadList<EditRequestColumn, EditRequestFilters, StaffEditRequestView> & {
  open: StaffEditRequestView | null
}

const at = '/admin/edit-requests'

const more: MoreSource<StaffEditRequestView> = {
  address: `${at}/more`,
  useFetch: () => useFetcher<typeof loader>(),
}

/** The shop's edit requests: those waiting for an answer first, with the open one beside the list. */
export function EditRequestsPage({ filters, query, settings, open, ...list }: EditRequestsPageProps) {
  const [params] = useSearchParams()
  const to = (id: string | null): string => {
    const address = new URLSearchParams(params)
    if (id === null) address.delete('request')
    else address.set('request', id)
    return `?${address}`
  }
  const openId = open?.id ?? null
  return (
    <ListFrame
      label="Edit Requests"
      isOpen={open !== null}
      list={
        <ListSection
          list="edit-requests"
          title="Edit Requests"
          first="order"
          columns={requestTableColumns(settings.columns, openId, to)}
          search={<RequestSearch {...{ filters, query }} />}
          empty={<NoRequests filters={filters} />}
          {...{ ...list, settings, at, query, more, openId }}
        />
      }
    >
      {open && (
        <OpenBeside back={to(null)} backLabel="All edit requests">
          <EditRequestCard key={open.id} request={open} />
        </OpenBeside>
      )}
    </ListFrame>
  )
}

function NoRequests({ filters: { search, status } }: { filters: EditRequestFilters }) {
  const isElsewhere = search !== undefined || (status !== undefined && status !== 'pending')
  return (
    <EmptyState
      title={isElsewhere ? 'No edit requests here' : 'Nothing is waiting for an answer'}
      illustration={<InTrayDrawing />}
    >
      When a customer requests a change to an order, it appears here automatically.
    </EmptyState>
  )
}
