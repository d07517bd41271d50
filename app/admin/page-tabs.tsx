import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

export type PageTab = { to: string; label: string }

/**
 * The pages of a section side by side. If the row is wider than the screen it scrolls, starts at the open page, and is
 * shaded on the side that has more.
 */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const open = openTab(tabs, pathname)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[href="${open}"]`)
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [open])
  return (
    <nav
      ref={row}
      aria-label={label}
      className="scroll-shade relative mt-3 [scrollbar-width:none] flex gap-1 border-line border-b"
    >
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === open ? 'page' : undefined}
          className="-mb-px inline-flex h-11 shrink-0 items-center border-transparent border-b-2 px-3 font-semibold text-ink-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-magenta aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** The tab of the address, or of the closest page above it. */
function openTab(tabs: readonly PageTab[], pathname: string): string | undefined {
  const above = tabs.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return above.toSorted((one, other) => other.to.length - one.to.length)[0]?.to
}
