import { NavLink } from 'react-router'
import { classes } from '#app/ui/classes.ts'

const tabs = [
  { to: '/admin/newsletter', label: 'Signups' },
  { to: '/admin/newsletter/campaigns', label: 'Campaigns' },
] as const

/** The section's title and its two halves: who reads, and what they get. */
export function NewsletterHead() {
  return (
    <>
      <h1 className="font-bold text-xl">Newsletter</h1>
      <nav aria-label="Newsletter" className="mt-3 flex gap-1 border-line border-b">
        {tabs.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/admin/newsletter'}
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
    </>
  )
}
