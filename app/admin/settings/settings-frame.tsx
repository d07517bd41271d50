import type { ReactNode } from 'react'
import { NavLink, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { classes } from '#app/ui/classes.ts'
import { settingsTabs } from '../admin-sections.ts'
import { mayOpen } from '../page-permissions.ts'

export function SettingsFrame({ children }: { children: ReactNode }) {
  const user = useRouteLoaderData<typeof loader>('root')?.user
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <h1 className="font-bold text-xl">Site Settings</h1>
      <nav
        aria-label="Site Settings"
        className="mt-3 flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {settingsTabs
          .filter(({ to }) => user && mayOpen(user, to))
          .map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                classes(
                  '-mb-px inline-flex h-11 shrink-0 items-center border-b-2 px-3 font-semibold hover:text-ink focus-visible:-outline-offset-2',
                  isActive ? 'border-magenta text-ink' : 'border-transparent text-ink-muted',
                )
              }
            >
              {label}
            </NavLink>
          ))}
      </nav>
      <div className="pt-6">{children}</div>
    </div>
  )
}
