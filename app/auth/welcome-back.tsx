import { SignOutForm } from '#app/shell/sign-out-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** docs/spec-map.md B2: what /auth shows to someone who is signed in. */
export function WelcomeBack({ email, next }: { email: string; next: string | null }) {
  return (
    <AuthFrame title="Welcome back!" description={<>You’re signed in as {email}</>}>
      <div className="grid gap-3">
        <LinkButton to={next ?? '/'} variant="primary" size="lg">
          {next === null ? 'Go to the Shop' : 'Continue'}
        </LinkButton>
        <SignOutForm next="/auth" className="grid">
          <Button type="submit" size="lg">
            Sign Out
          </Button>
        </SignOutForm>
      </div>
    </AuthFrame>
  )
}
