import { LockedDrawing } from '#app/assets/locked-drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { DeniedPage } from './require-page.ts'

export function AccessDenied({ isSignedIn, isStaff }: Pick<DeniedPage, 'isSignedIn' | 'isStaff'>) {
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
            {isStaff && (
              <LinkButton to="/admin" variant="primary">
                Back to your work
              </LinkButton>
            )}
            <LinkButton to="/">Back to the shop</LinkButton>
          </>
        }
      >
        {isStaff
          ? 'Your role doesn’t include this page. An owner can change that under Staff.'
          : "You don't have permission to access the admin portal."}
      </EmptyState>
    </main>
  )
}
