import { LayoutGrid, List } from 'lucide-react'
import { Link } from 'react-router'
import { type Filters, writeFilters } from './filters.ts'

/** Grid or list, kept in the URL. */
export function LayoutChoice({ path, filters }: { path: string; filters: Filters }) {
  return (
    <nav aria-label="Layout" className="flex rounded-md border border-line-strong bg-surface p-0.5">
      {layouts.map(({ layout, label, icon: Icon }) => (
        <Link
          key={layout}
          to={path + writeFilters(filters, { layout })}
          replace
          preventScrollReset
          aria-current={filters.layout === layout ? 'true' : undefined}
          className="inline-flex h-9.5 pointer-coarse:h-11 items-center gap-1.5 rounded-sm px-3 text-sm font-semibold text-ink-muted hover:text-ink aria-[current]:bg-ink/9 aria-[current]:text-ink"
        >
          <Icon className="size-4" aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}

const layouts = [
  { layout: 'grid', label: 'Grid', icon: LayoutGrid },
  { layout: 'list', label: 'List', icon: List },
] as const
