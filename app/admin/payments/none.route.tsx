import { MousePointerClick } from 'lucide-react'
import { EmptyState } from '#app/ui/empty-state.tsx'

export default function AdminNoPayment() {
  return (
    <div className="grid h-full place-items-center">
      <EmptyState
        title="Open a payment"
        illustration={
          <MousePointerClick aria-hidden className="mx-auto size-12 text-ink-faint" strokeWidth={1.5} />
        }
      >
        What the provider says of it shows here beside what the shop has written down.
      </EmptyState>
    </div>
  )
}
