import { LockedDrawing } from '#app/assets/locked-drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export function AccessDenied({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <EmptyState
        headingLevel={1}
        title="Access Denied"
        illustration={<LockedDrawing />}
        action={
          <>
            {!isSignedIn && (
              <LinkButton to="/auth?next=/admin" variant="primary">
                Sign in
              </LinkButton>
            )}
            <LinkButton to="/">Back to the shop</LinkButton>
          </>
        }
      >
        You don't have permission to access the admin portal.
      </EmptyState>
    </main>
  )
}
