import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { controlStyle } from '#app/ui/forms/form-field.tsx'
import type { BlogCategory } from '#server/blog/index.ts'
import { type BlogFilter, blogAddress } from './blog-address.ts'
import { useLiveSearch } from './use-live-search.ts'

/** Search box and categories; both are in the URL. */
export function BlogFilters({
  filter,
  categories,
}: {
  filter: BlogFilter
  categories: readonly BlogCategory[]
}) {
  const { field, onChange, onBlur } = useLiveSearch(filter.search)
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <nav aria-label="Categories" className="min-w-0">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
          {[{ slug: '', name: 'All' }, ...categories].map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={blogAddress({ search: filter.search, category: slug })}
                preventScrollReset
                aria-current={filter.category === slug ? 'true' : undefined}
                className={classes(
                  'inline-flex h-10 pointer-coarse:h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold whitespace-nowrap',
                  'hover:border-ink aria-[current]:border-press aria-[current]:bg-press aria-[current]:text-on-press',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form role="search" action="/blog" preventScrollReset className="w-full sm:w-72">
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        <label className="relative block">
          <span className="sr-only">Search articles</span>
          <Search className="pointer-events-none absolute top-3 left-3 size-5 text-ink-faint" aria-hidden />
          <input
            ref={field}
            type="search"
            name="search"
            maxLength={100}
            defaultValue={filter.search}
            placeholder="Search articles"
            onChange={onChange}
            onBlur={onBlur}
            className={classes(controlStyle, 'h-11 pr-3.5 pl-10 text-base')}
          />
        </label>
      </Form>
    </div>
  )
}
