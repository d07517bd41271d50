import { useEffect } from 'react'
import { PaperJamDrawing } from '#app/assets/paper-jam-drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { notify } from '#app/ui/toast.tsx'

/** Stands in for a room of the back office whose data could not be read: the specified toast, and a way on. */
export function RoomFailed({ title }: { title: string }) {
  useEffect(() => notify.error(title, 'Nothing was changed. Look again in a moment.'), [title])
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      illustration={<PaperJamDrawing />}
      action={
        <LinkButton to="" reloadDocument variant="primary">
          Try again
        </LinkButton>
      }
    >
      Nothing was changed. Look again in a moment.
    </EmptyState>
  )
}
