import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import mark from '#app/assets/brand/mark.svg?url&no-inline'
import { SignOutForm } from '#app/shell/sign-out-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'
import type { Holder } from '#domain/people/permissions.ts'
import { roleNames } from '#domain/people/role.ts'
import { type AdminCounts, type AdminSection, adminSections, adminSideSections } from './admin-sections.ts'
import { mayOpen } from './page-permissions.ts'
import { SecondFactorBar } from './second-factor-bar.tsx'

export type AdminFrameProps = {
  user: Holder & { email: string }
  siteName: string
  hasMailbox: boolean
  /** Neither an authenticator app nor a passkey: the password alone opens everybody's data. */
  lacksSecondFactor: boolean
  counts: AdminCounts
  children: ReactNode
}

/** Sidebar on wide screens; on phones a bar with a strip of sections below it. The rest of the screen is the work. */
export function AdminFrame({
  user,
  siteName,
  hasMailbox,
  lacksSecondFactor,
  counts,
  children,
}: AdminFrameProps) {
  return (
    <div className="min-h-dvh text-sm lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="border-line border-b bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-4">
        <div className="flex items-center gap-2.5 px-4 pt-2.5 pb-1.5 lg:p-0 lg:pb-4">
          <img src={mark} alt="" className="size-7" />
          <span className="min-w-0 grow">
            <span className="block truncate font-bold font-display leading-tight">{siteName}</span>
            <span className="block text-ink-faint text-xs leading-tight">Admin Portal</span>
          </span>
          <span className="lg:hidden">
            <SignOut />
          </span>
        </div>
        {/* Positioned, so that what only screen readers see does not widen the page beside the strip. */}
        <nav
          aria-label="Admin"
          className="relative flex grow gap-1 overflow-x-auto px-3 pb-2 [scrollbar-width:none] lg:flex-col lg:gap-0 lg:overflow-visible lg:p-0"
        >
          {adminSections.map(({ label, sections }) => (
            <Group key={label} label={label} sections={sections} counts={counts} user={user} />
          ))}
          <Group label="Elsewhere" sections={adminSideSections(hasMailbox)} counts={counts} user={user} />
        </nav>
        <div className="hidden flex-col gap-2 border-line border-t pt-4 lg:flex">
          <p className="flex min-w-0 items-center gap-2">
            <span className="truncate text-ink-muted" title={user.email}>
              {user.email}
            </span>
            <Badge tone="magenta">{roleNames[user.role]}</Badge>
          </p>
          <SignOut />
        </div>
      </aside>
      <main id="main" className={classes('min-w-0', lacksSecondFactor && 'xl:[--bar:2.375rem]')}>
        {lacksSecondFactor && <SecondFactorBar />}
        {children}
      </main>
    </div>
  )
}

function SignOut() {
  return (
    <SignOutForm>
      <Button type="submit" variant="quiet" size="sm" className="w-full justify-start">
        <LogOut aria-hidden className="size-4" />
        Sign Out
      </Button>
    </SignOutForm>
  )
}

type GroupProps = { label: string; sections: readonly AdminSection[]; counts: AdminCounts; user: Holder }

function Group({ label, sections, counts, user }: GroupProps) {
  const shown = sections.filter(({ to }) => !to.startsWith('/admin') || mayOpen(user, to))
  if (shown.length === 0) return null
  return (
    <div className="flex gap-1 lg:flex-col lg:gap-px lg:pb-2.5">
      <p className="hidden px-3 pb-0.5 font-semibold text-ink-faint text-xs lg:block">{label}</p>
      {shown.map((section) => (
        <SectionLink key={section.to} section={section} count={counts[section.to] ?? 0} />
      ))}
    </div>
  )
}

function SectionLink({ section, count }: { section: AdminSection; count: number }) {
  const isOpen = useIsOpen(section)
  const { to, label, icon: Icon } = section
  const link = useRef<HTMLAnchorElement>(null)
  // On phones the strip of sections scrolls: the open one is brought into view.
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isOpen])
  return (
    <Link
      ref={link}
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={classes(
        'flex h-11 shrink-0 items-center gap-2.5 lg:h-8 lg:pointer-coarse:h-11 whitespace-nowrap rounded-sm px-3 font-medium hover:bg-sunken focus-visible:-outline-offset-2',
        isOpen ? 'bg-sunken text-ink' : 'text-ink-muted',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="grow">{label}</span>
      {count > 0 && (
        <span className="figures min-w-5 rounded-full bg-magenta px-1.5 text-center font-semibold text-on-magenta text-xs">
          {count}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </Link>
  )
}

/** The orders live at /admin itself, with which the address of every other section begins too. */
function useIsOpen({ to }: AdminSection): boolean {
  const { pathname } = useLocation()
  if (pathname === to) return true
  return to === '/admin' ? pathname.startsWith('/admin/orders') : to !== '/' && pathname.startsWith(`${to}/`)
}
