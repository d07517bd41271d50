import { Search } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { classes } from '#app/ui/classes.ts'

/** Searches the whole shop; also works without a script. */
export function SearchForm({ className, isLarge = false }: { className?: string; isLarge?: boolean }) {
  const { pathname, search } = useLocation()
  const text = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <Form
      role="search"
      aria-label={isLarge ? 'Everything in the shop' : 'The shop'}
      action="/search"
      className={classes('relative items-center', className)}
    >
      <Search aria-hidden className="pointer-events-none absolute left-3.5 size-4.5 text-ink-muted" />
      <input
        key={text}
        type="search"
        name="q"
        aria-label="Search the shop"
        placeholder="Search shirts, prints, guides"
        defaultValue={text}
        maxLength={100}
        enterKeyHint="search"
        className={classes(
          'w-full rounded-full border border-line-strong bg-surface pr-4 pl-10.5 placeholder:text-ink-muted',
          isLarge ? 'h-12 text-base' : 'h-10 text-sm pointer-coarse:h-11',
        )}
      />
    </Form>
  )
}
