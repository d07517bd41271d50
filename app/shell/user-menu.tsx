import { CircleUserRound, LogOut, type LucideIcon, Package, Settings, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { table } from '#domain/table.ts'
import { accountLinks } from './account-links.ts'
import { iconButtonStyle } from './icon-button-style.ts'
import { Popover } from './popover.tsx'
import type { SignedInFace } from './shop-face.ts'
import { SignOutForm } from './sign-out-form.tsx'

const icons = table<LucideIcon>({
  '/admin': SlidersHorizontal,
  '/customer-portal': Package,
  '/profile': Settings,
})

/** Signed out: the sign-in link. Signed in: who the user is, and links to what is theirs. */
export function UserMenu({ user }: { user: SignedInFace | null }) {
  if (user === null) {
    return (
      <Link to="/auth" aria-label="Sign In / Sign Up" className={iconButtonStyle}>
        <CircleUserRound className="size-5.5" aria-hidden />
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        aria-label={`Account of ${user.email}`}
        className={iconButtonStyle}
      >
        <span className="inline-flex size-8 items-center justify-center rounded-full bg-magenta-wash text-sm font-bold text-magenta-ink uppercase">
          {user.email.slice(0, 1)}
        </span>
      </button>
      <Popover id="user-menu" label="Your account" align="end" className="w-68">
        <div className="flex items-center gap-3 px-2.5 pt-2 pb-3">
          <span className="min-w-0 flex-1 truncate text-sm font-semibold" title={user.email}>
            {user.email}
          </span>
          <Badge tone={user.role === 'customer' ? 'neutral' : 'magenta'} className="capitalize">
            {user.role}
          </Badge>
        </div>
        <div className="border-t border-line pt-1.5">
          {accountLinks(user).map(({ to, label }) => {
            const Icon = icons[to] ?? Settings
            return (
              <Link key={to} to={to} className={itemStyle}>
                <Icon className="size-4 opacity-75" aria-hidden />
                {label}
              </Link>
            )
          })}
          <SignOutForm>
            <button type="submit" className={itemStyle}>
              <LogOut className="size-4 opacity-75" aria-hidden />
              Sign Out
            </button>
          </SignOutForm>
        </div>
      </Popover>
    </>
  )
}

const itemStyle =
  'flex h-10 pointer-coarse:h-11 w-full items-center gap-2.5 rounded-sm px-2.5 text-sm hover:bg-ink/7'
