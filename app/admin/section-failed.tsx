import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { LostSheetDrawing, PaperJamDrawing } from '#app/assets/failure-drawings.tsx'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'

/**
 * Shown in place of a back office section whose data could not be read: the specified toast, and a way on. An `error`
 * that is a response (404, 403, 405 …) gets the page for that response. An error boundary must never throw: on the
 * server nothing above it catches that, and the answer is a bare 500.
 */
export function SectionFailed({ title, error }: { title: string; error: unknown }) {
  if (!isRouteErrorResponse(error)) return <Unread title={title} />
  if (error.status !== 404) return <ErrorPage error={error} />
  const { data } = error
  return (
    <EmptyState
      headingLevel={1}
      title={typeof data === 'string' ? data : (data?.message ?? 'Oops! Page not found')}
      illustration={<LostSheetDrawing />}
      action={<LinkButton to="/admin">Go to the start page</LinkButton>}
    >
      It may have been deleted, or the link is old or mistyped.
    </EmptyState>
  )
}

const unchanged = 'Nothing was changed. Try again in a moment.'

function Unread({ title }: { title: string }) {
  useEffect(() => notify.error(title, unchanged), [title])
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      illustration={<PaperJamDrawing />}
      action={
        <LinkButton to="" reloadDocument variant="primary">
          Try again
        </LinkButton>
      }
    >
      {unchanged}
    </EmptyState>
  )
}
