import { Download, Search } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SignupPage } from '#server/newsletter/index.ts'

export type NewsletterPageProps = SignupPage & { search: string; timeZone: string; isFirst: boolean }

/** Who has signed up (specification, back office section 2: count, Email and Signup Date, Export CSV). */
export function NewsletterPage({ signups, total, next, search, timeZone, isFirst }: NewsletterPageProps) {
  const { state } = useNavigation()
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <div className="mx-auto max-w-4xl px-4 py-5 lg:px-8">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-bold text-xl">Newsletter</h1>
          <p className="figures text-ink-muted">
            {total === 1 ? '1 signup' : `${total.toLocaleString('en-US')} signups`}
          </p>
        </div>
        <a
          href="/admin/newsletter.csv"
          download
          className="inline-flex h-9 items-center gap-2 rounded-sm border border-line-strong bg-surface px-3 font-semibold hover:bg-sunken"
        >
          <Download className="size-4" aria-hidden />
          Export CSV
        </a>
      </header>
      <Form role="search" className="mt-4 mb-4 flex max-w-md items-end gap-2">
        <TextField
          key={search}
          label="Search addresses"
          isLabelHidden
          name="search"
          size="sm"
          placeholder="Part of an address"
          defaultValue={search}
          isOptional
          className="grow"
        />
        <Button type="submit" size="sm" isBusy={state === 'loading'}>
          <Search className="size-4" aria-hidden />
          Search
        </Button>
      </Form>
      {signups.length === 0 ? (
        <EmptyState title={search ? 'No address matches' : 'No signups yet'} illustration={<InTrayDrawing />}>
          {search
            ? 'Try another part of the address.'
            : 'Whoever leaves an address at the foot of the shop appears here.'}
        </EmptyState>
      ) : (
        <DataTable caption="Newsletter signups">
          <thead>
            <tr>
              <th scope="col">Email</th>
              <th scope="col">Signup Date</th>
            </tr>
          </thead>
          <tbody>
            {signups.map(({ id, email, createdAt }) => (
              <tr key={id}>
                <th scope="row" className="break-all">
                  {email}
                </th>
                <td className="figures whitespace-nowrap">{day.format(new Date(createdAt))}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <nav aria-label="Pages" className="mt-4 flex justify-between font-semibold">
        {isFirst ? <span /> : <Link to={{ search: address(search, null) }}>Newest</Link>}
        {next && <Link to={{ search: address(search, next) }}>Older</Link>}
      </nav>
    </div>
  )
}

function address(search: string, before: string | null): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (before) params.set('before', before)
  return params.toString()
}
