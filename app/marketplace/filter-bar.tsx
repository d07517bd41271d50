import { Search } from 'lucide-react'
import { Form, Link, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { PrintCategory } from '#server/prints/index.ts'
import { type Filters, writeFilters } from './filters.ts'

export type FilterBarProps = {
  path: string
  filters: Filters
  categories: readonly PrintCategory[]
}

/** Search and category, both in the URL: a form and links, so they work before any script loads. */
export function FilterBar({ path, filters, categories }: FilterBarProps) {
  const navigate = useNavigate()
  return (
    <div className="mt-7 grid gap-4">
      <Form
        key={filters.text}
        role="search"
        action={path}
        preventScrollReset
        className="flex w-full max-w-md gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
          void navigate(path + writeFilters(filters, { text, pages: 1 }), { preventScrollReset: true })
        }}
      >
        <TextField
          label="Search"
          isLabelHidden
          name="search"
          type="search"
          defaultValue={filters.text}
          placeholder="Search designs, themes, tags"
          maxLength={100}
          prefix={<Search aria-hidden />}
          className="flex-1"
        />
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        {filters.layout === 'list' && <input type="hidden" name="view" value="list" />}
        <Button type="submit">Search</Button>
      </Form>
      {categories.length > 0 && (
        <nav aria-label="Categories" className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-1 sm:flex-wrap">
          <CategoryLink path={path} filters={filters} slug="" name="All" />
          {categories.map(({ slug, name }) => (
            <CategoryLink key={slug} path={path} filters={filters} slug={slug} name={name} />
          ))}
        </nav>
      )}
    </div>
  )
}

type CategoryLinkProps = { path: string; filters: Filters; slug: string; name: string }

function CategoryLink({ path, filters, slug, name }: CategoryLinkProps) {
  const isChosen = filters.category === slug
  return (
    <Link
      to={path + writeFilters(filters, { category: slug, pages: 1 })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'inline-flex h-9 pointer-coarse:h-11 shrink-0 items-center rounded-full border px-3.5 text-sm font-semibold transition-colors',
        isChosen
          ? 'border-press bg-press text-on-press'
          : 'border-line-strong bg-surface text-ink-muted hover:border-ink hover:text-ink',
      )}
    >
      {name}
    </Link>
  )
}
