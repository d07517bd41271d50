import { ShieldX } from 'lucide-react'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export function AccessDenied({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <EmptyState
        headingLevel={1}
        title="Access Denied"
        illustration={<ShieldX aria-hidden className="mx-auto size-14 text-red-ink" strokeWidth={1.5} />}
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
