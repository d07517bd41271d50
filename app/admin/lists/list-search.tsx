import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

type ListSearchProps = { at: string; query: string; children: ReactNode }

/** The search of a list, all of which lives in its address; drawn anew with what it finds. */
export function ListSearch({ at, query, children }: ListSearchProps) {
  // To what is open in the list one goes by its own link.
  const isSearching = useNavigation().location?.pathname === at
  return (
    <Form
      key={query}
      action={at}
      role="search"
      className="mt-3 grid grid-cols-2 items-end gap-2 @min-[46rem]:flex @min-[46rem]:flex-wrap"
    >
      {children}
      <Button type="submit" size="sm" isBusy={isSearching} takesMore>
        <Search aria-hidden className="size-4" />
        Search
      </Button>
      <LinkButton to={at} size="sm" variant="quiet" aria-disabled={query === ''}>
        Clear
      </LinkButton>
    </Form>
  )
}
