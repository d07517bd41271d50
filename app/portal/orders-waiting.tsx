import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { notify } from '#app/ui/toast.tsx'

export function OrdersLoading() {
  return (
    <div className="page py-10">
      <PageHeader title="My Orders" />
      <p role="status" className="mt-6 flex items-center gap-3 text-ink-muted">
        <Spinner /> Loading your orders...
      </p>
      <div aria-hidden className="mt-6 grid gap-4">
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
    </div>
  )
}

export function OrdersFailed() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => notify.error('Failed to fetch orders', 'Please try again.', { id: 'orders-failed' }), [])
  return (
    <div className="page py-10">
      <PageHeader title="My Orders" />
      <EmptyState
        title="Failed to fetch orders"
        action={
          <Button onClick={() => void revalidate()} isBusy={state !== 'idle'}>
            Try again
          </Button>
        }
      >
        Your orders are safe; we could not read them just now.
      </EmptyState>
    </div>
  )
}
