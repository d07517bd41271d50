import { MousePointerClick } from 'lucide-react'
import { EmptyState } from '#app/ui/empty-state.tsx'

export default function AdminNoOrder() {
  return (
    <div className="grid h-full place-items-center">
      <EmptyState
        title="Open an order"
        illustration={
          <MousePointerClick aria-hidden className="mx-auto size-12 text-ink-faint" strokeWidth={1.5} />
        }
      >
        Its artwork, print files, payment and history show here, beside the list.
      </EmptyState>
    </div>
  )
}
