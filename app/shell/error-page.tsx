import { isRouteErrorResponse } from 'react-router'
import { LostSheetDrawing, PaperJamDrawing } from '#app/assets/failure-drawings.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { MessagePage } from './message-page.tsx'

/** Replaces a page that failed; the cause is in the log, not on the screen. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const closed = readMaintenance(error)
  if (closed !== null) return <MaintenancePage message={closed} />
  const refused = readRefusal(error)
  if (refused !== null && isRouteErrorResponse(error) && error.status < 500)
    return <RefusedPage {...refused} />
  return <JammedPage {...(refused ?? { message: 'Something went wrong on our side.', advice: '' })} />
}

/** A bug in our code, or a database that is down. */
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
      The press jammed. You haven’t lost anything: your cart stays in this browser.{' '}
      {advice || 'Please try again in a minute.'}
    </MessagePage>
  )
}

/**
 * The message of a door that refused (answer-refusals.ts), or of any other error that was not our fault; null for our
 * own faults.
 */
function readRefusal(error: unknown): RefusedPageProps | null {
  if (!isRouteErrorResponse(error)) return null
  const { message, advice } = (error.data ?? {}) as Partial<RefusedPageProps>
  if (typeof message === 'string' && typeof advice === 'string') return { message, advice }
  return {
    message: error.status === 403 ? 'Access Denied' : 'We couldn’t understand that request',
    advice: 'Nothing was changed. Go back, reload the page, and try again.',
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

/** The message of a shop closed for maintenance (close-for-maintenance.ts); null for every other failure. */
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
          Check again
        </LinkButton>
      }
    >
      {message} Your cart stays in this browser, and paid orders are on their way.
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
      There’s nothing printed at this address. The link may be old or misspelled.
    </MessagePage>
  )
}
