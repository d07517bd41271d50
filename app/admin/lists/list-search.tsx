import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

type ListSearchProps = { at: string; query: string; children: ReactNode }

/** The search of a list, kept entirely in its address; it is redrawn with the results. */
export function ListSearch({ at, query, children }: ListSearchProps) {
  // Navigating to an entry uses that entry's own link.
  const isSearching = useNavigation().location?.pathname === at
  const navigate = useNavigate()
  // Empty fields are left out of the address. Without JavaScript the browser submits the form itself.
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') given.set(name, value)
    void navigate(given.size > 0 ? `${at}?${given}` : at)
  }
  return (
    <Form
      key={query}
      action={at}
      role="search"
      onSubmit={search}
      className="mt-3 grid grid-cols-2 items-end gap-2 @min-[46rem]:flex @min-[46rem]:flex-wrap"
    >
      {children}
      <Button type="submit" size="sm" isBusy={isSearching} takesMore>
        <Search aria-hidden className="size-4" />
        Search
      </Button>
      <LinkButton
        to={at}
        size="sm"
        variant="quiet"
        aria-disabled={query === ''}
        className={query === '' ? '@max-[46rem]:hidden' : undefined}
      >
        Clear
      </LinkButton>
    </Form>
  )
}
