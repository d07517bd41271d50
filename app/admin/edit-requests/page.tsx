import { Link, useNavigation } from 'react-router'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { EditRequestStatus } from '#domain/orders/edit-request.ts'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'
import { EditRequestCard } from './edit-request-card.tsx'

export type EditRequestsPageProps = {
  status: EditRequestStatus | 'all'
  requests: StaffEditRequestView[]
  pending: number
  nextPages: number | null
}

const filters = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'declined', label: 'Declined' },
  { value: 'all', label: 'All' },
] as const

/** The shop's edit requests, newest first; what waits for an answer is shown first of all. */
export function EditRequestsPage({ status, requests, pending, nextPages }: EditRequestsPageProps) {
  const { state } = useNavigation()
  return (
    <div className="max-w-4xl px-4 py-5 sm:px-6">
      <h1 className="font-bold text-xl">Edit Requests</h1>
      <nav aria-label="Edit requests by status" className="mt-3 mb-5 flex gap-1 overflow-x-auto">
        {filters.map(({ value, label }) => (
          <Link
            key={value}
            to={value === 'pending' ? '/admin/edit-requests' : `?status=${value}`}
            aria-current={value === status ? 'page' : undefined}
            className={classes(
              'flex h-10 pointer-coarse:h-11 shrink-0 items-center gap-2 rounded-sm px-3 font-medium hover:bg-sunken focus-visible:-outline-offset-2',
              value === status ? 'bg-sunken text-ink' : 'text-ink-muted',
            )}
          >
            {label}
            {value === 'pending' && pending > 0 && (
              <span className="figures min-w-5 rounded-full bg-magenta px-1.5 text-center font-semibold text-on-magenta text-xs">
                {pending}
              </span>
            )}
          </Link>
        ))}
      </nav>
      {requests.length === 0 ? (
        <EmptyState
          title={status === 'pending' ? 'Nothing waits for an answer' : 'No edit requests here'}
          illustration={<InTrayDrawing />}
        >
          When a customer asks for a change of an order, it appears here by itself.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {requests.map((request) => (
            <li key={request.id}>
              <EditRequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
      {nextPages !== null && (
        <Link
          to={`?status=${status}&pages=${nextPages}`}
          preventScrollReset
          replace
          className="mt-4 flex h-10 pointer-coarse:h-11 items-center justify-center rounded-sm border border-line font-semibold hover:bg-sunken"
        >
          {state === 'loading' ? 'Loading …' : 'Load more'}
        </Link>
      )}
    </div>
  )
}
