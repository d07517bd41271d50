import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import type { Holder } from '#domain/people/permissions.ts'
import {
  type AdminCounts,
  type AdminGroup,
  type AdminSection,
  adminSideSections,
  groupsFor,
  sectionAt,
} from './admin-sections.ts'

type MenuProps = { user: Holder; counts: AdminCounts; hasMailbox: boolean }

/** The sections by group: all groups, as on phones, or only the open one. */
export function AdminMenu({
  user,
  counts,
  hasMailbox,
  isUnfolded = false,
}: MenuProps & { isUnfolded?: boolean }) {
  const open = sectionAt(useLocation().pathname)
  return (
    <nav aria-label="Admin" className="relative grow">
      <ul className="grid gap-px">
        {groupsFor(user).map((group) => (
          <Group key={group.label} {...{ group, counts, open, isUnfolded }} />
        ))}
      </ul>
      <ul className="mt-2 grid gap-px border-line border-t pt-2">
        {adminSideSections(hasMailbox).map(({ to, label, icon }) => (
          <li key={to}>
            <MenuLink to={to} label={label} icon={icon} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type GroupProps = {
  group: AdminGroup
  counts: AdminCounts
  open: AdminSection | undefined
  isUnfolded: boolean
}

function Group({ group: { label, icon, sections }, counts, open, isUnfolded }: GroupProps) {
  const [first] = sections
  if (!first) return null
  const isOpen = sections.some(({ to }) => to === open?.to)
  const isShown = (isOpen || isUnfolded) && sections.length > 1
  const others = sections.filter((section) => section.label !== label)
  const counted = isShown ? sections.filter((section) => section.label === label) : sections
  return (
    <li>
      <MenuLink
        to={first.to}
        label={sections.length > 1 ? label : first.label}
        icon={icon}
        isOpen={isOpen}
        isCurrent={open?.to === first.to && !(isShown && others.includes(first))}
        count={counted.reduce((sum, { to }) => sum + (counts[to] ?? 0), 0)}
      />
      {isShown && (
        <ul className="mb-1.5 ml-5 grid gap-px border-line border-l pl-2">
          {others.map(({ to, label: name }) => (
            <li key={to}>
              <MenuLink to={to} label={name} isCurrent={open?.to === to} count={counts[to] ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type MenuLinkProps = {
  to: string
  label: string
  icon?: LucideIcon
  /** The page shown is this section or one below it. */
  isOpen?: boolean
  isCurrent?: boolean
  count?: number
}

function MenuLink({ to, label, icon: Icon, isOpen = false, isCurrent = false, count = 0 }: MenuLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'flex h-8 max-lg:h-11 pointer-coarse:h-11 items-center gap-2.5 whitespace-nowrap rounded-sm px-3 font-medium hover:bg-sunken focus-visible:-outline-offset-2',
        isCurrent ? 'bg-sunken text-ink' : isOpen ? 'text-ink' : 'text-ink-muted',
      )}
    >
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
      <span className="grow truncate">{label}</span>
      {count > 0 && (
        <span className="figures min-w-5 rounded-full bg-magenta px-1.5 text-center font-semibold text-on-magenta text-xs">
          {count}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </Link>
  )
}
