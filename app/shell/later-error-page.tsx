import { type ComponentType, lazy, Suspense } from 'react'

/** The server draws it at once. A browser fetches it when a page has failed, and says as much where even that fails. */
const Page: ComponentType<{ error: unknown }> = import.meta.env.SSR
  ? (await import('./error-page.tsx')).ErrorPage
  : lazy(() =>
      import('./error-page.tsx').then(
        (part) => ({ default: part.ErrorPage }),
        () => ({ default: NothingCame }),
      ),
    )

export const ErrorPage = ({ error }: { error: unknown }) => (
  <Suspense>
    <Page error={error} />
  </Suspense>
)

function NothingCame() {
  return (
    <p role="alert" className="page py-20">
      The shop cannot be reached. Nothing of yours is lost: your cart stays in this browser. Load the page
      again in a minute.
    </p>
  )
}
