import { NavLink } from 'react-router'
import { policyLinks } from '#app/shell/links.ts'

/** The other pages of this kind: beside the text, or stacked above it on phones. */
export const PolicyNav = () => (
  <nav aria-label="Help and terms" className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
    <ul className="flex flex-wrap gap-x-1 gap-y-1 lg:grid">
      {policyLinks.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            className="flex min-h-11 items-center rounded-md px-3 text-ink-muted hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-magenta-wash aria-[current=page]:font-semibold aria-[current=page]:text-magenta-ink lg:min-h-10"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
