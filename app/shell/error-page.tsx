import { isRouteErrorResponse } from 'react-router'
import { LostSheetDrawing, PaperJamDrawing } from '#app/assets/failure-drawings.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { MessagePage } from './message-page.tsx'

/** What stands in for a page that failed; what went wrong is in the log, not on the screen. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const closed = readMaintenance(error)
  if (closed !== null) return <MaintenancePage message={closed} />
  const refused = readRefusal(error)
  if (refused !== null && isRouteErrorResponse(error) && error.status < 500)
    return <RefusedPage {...refused} />
  return <JammedPage {...(refused ?? { message: 'Something went wrong on our side.', advice: '' })} />
}

/** A bug of ours, or a database that is away. */
function JammedPage({ message, advice }: RefusedPageProps) {
  return (
    <MessagePage
      title={message}
      drawing={<PaperJamDrawing className="w-full" />}
      actions={
        <>
          <LinkButton to="" reloadDocument variant="primary">
            Try again
          </LinkButton>
          <LinkButton to="/">Go to the home page</LinkButton>
        </>
      }
    >
      The press jammed. Nothing of yours is lost: your cart stays in this browser.{' '}
      {advice || 'Please try again in a minute.'}
    </MessagePage>
  )
}

/** The words of a door that refused (answer-refusals.ts), or of whatever else was no fault of ours; null for a fault. */
function readRefusal(error: unknown): RefusedPageProps | null {
  if (!isRouteErrorResponse(error)) return null
  const { message, advice } = (error.data ?? {}) as Partial<RefusedPageProps>
  if (typeof message === 'string' && typeof advice === 'string') return { message, advice }
  return {
    message: error.status === 403 ? 'Access Denied' : 'This was not understood',
    advice: 'Nothing was changed. Go back, load the page again and try once more.',
  }
}

type RefusedPageProps = { message: string; advice: string }

function RefusedPage({ message, advice }: RefusedPageProps) {
  return (
    <MessagePage
      title={message}
      drawing={<LostSheetDrawing />}
      actions={
        <LinkButton to="/" variant="primary">
          Go to the home page
        </LinkButton>
      }
    >
      {advice}
    </MessagePage>
  )
}

/** The words of a shop that is closed for maintenance (close-for-maintenance.ts); null for every other failure. */
function readMaintenance(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null
  const { data } = error
  return typeof data?.maintenanceMessage === 'string' ? data.maintenanceMessage : null
}

function MaintenancePage({ message }: { message: string }) {
  return (
    <MessagePage
      title="Closed for a moment"
      drawing={<PaperJamDrawing className="w-full" />}
      actions={
        <LinkButton to="" reloadDocument variant="primary">
          Look again
        </LinkButton>
      }
    >
      {message} Your cart stays in this browser, and orders that are paid are on their way.
    </MessagePage>
  )
}

export function NotFoundPage() {
  return (
    <MessagePage
      title="Oops! Page not found"
      slug="404"
      drawing={<LostSheetDrawing className="w-full" />}
      actions={
        <>
          <LinkButton to="/" variant="primary">
            Return to Home
          </LinkButton>
          <LinkButton to="/builder">Build a gang sheet</LinkButton>
        </>
      }
    >
      There is nothing printed at this address. The link may be old, or a letter slipped.
    </MessagePage>
  )
}
