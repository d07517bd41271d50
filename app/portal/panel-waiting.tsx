import { type ReactNode, Suspense, useEffect } from 'react'
import { Await, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'

export type PanelWaitingProps<Value> = {
  value: Promise<Value>
  loading: string
  failed: string
  reassurance: string
  children: (value: Value) => ReactNode
}

/** What a tab shows until its data has loaded, and if it cannot be read: a failure affects only its own tab. */
export function PanelWaiting<Value>(props: PanelWaitingProps<Value>) {
  return (
    <Suspense fallback={<PanelLoading words={props.loading} />}>
      <Await resolve={props.value} errorElement={<Failed {...props} />}>
        {(value) => props.children(value as Value)}
      </Await>
    </Suspense>
  )
}

/** A panel's placeholder. */
export function PanelLoading({ words }: { words: string }) {
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-ink-muted">
        <Spinner /> {words}
      </p>
      <div aria-hidden className="mt-6 grid gap-4">
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
    </>
  )
}

function Failed({ failed, reassurance }: Pick<PanelWaitingProps<unknown>, 'failed' | 'reassurance'>) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => notify.error(failed, 'Please try again.', { id: failed }), [failed])
  return (
    <EmptyState
      title={failed}
      action={
        <Button onClick={() => void revalidate()} isBusy={state !== 'idle'}>
          Try again
        </Button>
      }
    >
      {reassurance}
    </EmptyState>
  )
}
