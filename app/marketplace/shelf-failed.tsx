import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { PaperJamDrawing } from '#app/assets/failure-drawings.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'

/** The shelf could not be read: reported in the specification's wording, on the page and as a toast. */
export function ShelfFailed({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => notify.error(title, 'Please try again.', { id: title }), [title])
  return (
    <EmptyState
      title={title}
      illustration={<PaperJamDrawing />}
      action={
        <Button onClick={() => void revalidate()} isBusy={state !== 'idle'}>
          Try again
        </Button>
      }
    >
      The products are still there; we just couldn’t load them right now.
    </EmptyState>
  )
}
