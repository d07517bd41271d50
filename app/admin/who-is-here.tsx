import { LogOut } from 'lucide-react'
import { SignOutForm } from '#app/shell/sign-out-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'

/** Who is signed in to the back office, in which role, and the way to sign out. */
export function WhoIsHere({ user }: { user: { email: string; roleName: string } }) {
  return (
    <div className="mt-3 grid gap-1 border-line border-t pt-3 lg:mt-0">
      <p className="flex min-w-0 items-center gap-2 px-3">
        <span className="min-w-0 grow truncate text-ink-muted" title={user.email}>
          {user.email}
        </span>
        <Badge tone="magenta">{user.roleName}</Badge>
      </p>
      <SignOutForm>
        <Button type="submit" variant="quiet" size="sm" className="w-full justify-start">
          <LogOut aria-hidden className="size-4" />
          Sign Out
        </Button>
      </SignOutForm>
    </div>
  )
}
