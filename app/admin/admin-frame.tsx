import { ArrowUpRight, LogOut, type LucideIcon, Mail, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, NavLink } from 'react-router'
import mark from '#app/assets/brand/mark.svg?url&no-inline'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'

export type AdminFrameProps = {
  user: { email: string; role: string }
  siteName: string
  hasMailbox: boolean
  children: ReactNode
}

/** Sidebar on wide screens, a bar at the top on phones; the rest of the screen is the work. */
export function AdminFrame({ user, siteName, hasMailbox, children }: AdminFrameProps) {
  return (
    <div className="min-h-dvh text-sm lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-surface px-4 py-2.5 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:border-r lg:border-b-0 lg:p-4">
        <div className="flex items-center gap-2.5 lg:pb-4">
          <img src={mark} alt="" className="size-7" />
          <span className="min-w-0">
            <span className="block truncate font-bold font-display leading-tight">{siteName}</span>
            <span className="block text-ink-faint text-xs leading-tight">Admin Portal</span>
          </span>
        </div>
        <nav aria-label="Admin" className="flex grow gap-1 lg:flex-col">
          <AdminLink to="/admin" icon={ReceiptText} isEnd={false}>
            Orders
          </AdminLink>
          {hasMailbox && (
            <AdminLink to="/dev/mailbox" icon={Mail}>
              Dev mailbox
            </AdminLink>
          )}
          <AdminLink to="/" icon={ArrowUpRight}>
            View shop
          </AdminLink>
        </nav>
        <div className="flex items-center gap-2 lg:flex-col lg:items-stretch lg:border-line lg:border-t lg:pt-4">
          <p className="hidden min-w-0 items-center gap-2 lg:flex">
            <span className="truncate text-ink-muted" title={user.email}>
              {user.email}
            </span>
            <Badge tone="magenta">{user.role}</Badge>
          </p>
          <Form method="post" action="/auth">
            <input type="hidden" name="intent" value="sign-out" />
            <Button type="submit" variant="quiet" size="sm" className="w-full justify-start">
              <LogOut aria-hidden className="size-4" />
              Sign Out
            </Button>
          </Form>
        </div>
      </aside>
      <main id="main" className="min-w-0">
        {children}
      </main>
    </div>
  )
}

type AdminLinkProps = { to: string; icon: LucideIcon; isEnd?: boolean; children: ReactNode }

function AdminLink({ to, icon: Icon, isEnd = true, children }: AdminLinkProps) {
  return (
    <NavLink
      to={to}
      end={isEnd}
      className={({ isActive }) =>
        classes(
          'flex h-10 items-center gap-2.5 rounded-sm px-3 font-medium hover:bg-sunken',
          isActive ? 'bg-sunken text-ink' : 'text-ink-muted',
        )
      }
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="max-sm:sr-only">{children}</span>
    </NavLink>
  )
}
