import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

type StateSearchProps = {
  /** What the words are looked for in. */
  label: string
  search: { text?: string; state?: string }
  states: readonly SelectOption[]
}

/** Words and a state, as a form that the address keeps. */
export function StateSearch({ label, search, states }: StateSearchProps) {
  return (
    <Form role="search" className="mt-4 flex flex-wrap items-end gap-2">
      <TextField label={label} name="text" size="sm" isOptional defaultValue={search.text} className="w-56" />
      <Select label="State" name="state" size="sm" options={states} defaultValue={search.state ?? ''} />
      <Button type="submit" size="sm">
        <Search className="size-4" aria-hidden />
        Search
      </Button>
    </Form>
  )
}

type Row = { id: string; title: string; badge: ReactNode; note: ReactNode }

export type ListBesideProps = {
  label: string
  /** What the address calls the one that is open. */
  name: string
  openId: string
  rows: readonly Row[]
  /** From where older ones go on, and what that link says; null at the end. */
  next: string | null
  olderLabel: string
  /** The one that is open. */
  children: ReactNode
}

/** A list, and beside it the one of it that is open; on phones the list is above. */
export function ListBeside({ label, name, openId, rows, next, olderLabel, children }: ListBesideProps) {
  const [params] = useSearchParams()
  const to = (changed: string, value: string): string => {
    const address = new URLSearchParams(params)
    address.set(changed, value)
    return `?${address}`
  }
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <nav
        aria-label={label}
        className="relative self-start overflow-y-auto rounded-lg border border-line bg-surface max-lg:max-h-72 lg:max-h-[75vh]"
      >
        {rows.map(({ id, title, badge, note }) => (
          <Link
            key={id}
            to={to(name, id)}
            preventScrollReset
            aria-current={id === openId ? 'true' : undefined}
            className={classes(
              'block border-line border-b px-4 py-2.5 last:border-0 hover:bg-sunken focus-visible:-outline-offset-2',
              id === openId && 'bg-sunken',
            )}
          >
            <span className="flex items-center justify-between gap-2">
              <span className="truncate font-medium">{title}</span>
              {badge}
            </span>
            <span className="figures block truncate text-ink-muted text-xs">{note}</span>
          </Link>
        ))}
        {next && (
          <Link to={to('before', next)} className="block p-3 text-center font-semibold">
            {olderLabel}
          </Link>
        )}
      </nav>
      {children}
    </div>
  )
}
