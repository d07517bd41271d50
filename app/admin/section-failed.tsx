import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { PaperJamDrawing } from '#app/assets/failure-drawings.tsx'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'

/**
 * Stands in for a section of the back office whose data could not be read: the specified toast, and a way on. `error` that
 * is an answer (403, 405 …) gets the page of that answer. A boundary never throws again: on the server nobody above
 * it catches that, and the answer is a bare 500.
 */
export function SectionFailed({ title, error }: { title: string; error?: unknown }) {
  return isRouteErrorResponse(error) ? <ErrorPage error={error} /> : <Unread title={title} />
}

function Unread({ title }: { title: string }) {
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
