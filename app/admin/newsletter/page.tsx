import { Download, Search } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { SignupPage } from '#server/newsletter/index.ts'
import { NewsletterHead } from './newsletter-head.tsx'

export type NewsletterPageProps = SignupPage & { search: string; timeZone: string; isFirst: boolean }

/** Who has signed up (docs/spec-map.md B2: count, Email and Signup Date, Export CSV). */
export function NewsletterPage(props: NewsletterPageProps) {
  const { signups, total, waiting, unsubscribed, next, search, timeZone, isFirst } = props
  const { state } = useNavigation()
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <NewsletterHead />
      <header className="mt-5 flex flex-wrap items-end justify-between gap-3">
        <p className="figures text-ink-muted">
          {total === 1 ? '1 signup' : `${total.toLocaleString('en-US')} signups`}
          {waiting > 0 && ` · ${waiting.toLocaleString('en-US')} not confirmed`}
          {unsubscribed > 0 && ` · ${unsubscribed.toLocaleString('en-US')} left`}
        </p>
        <a
          href="/admin/newsletter.csv"
          className="inline-flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-sm border border-line-strong bg-surface px-3 font-semibold hover:bg-sunken"
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
        <Button type="submit" size="sm" isBusy={state === 'loading'} takesMore>
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
        <SignupTable signups={signups} day={day} />
      )}
      <nav aria-label="Pages" className="mt-4 flex justify-between font-semibold">
        {isFirst ? <span /> : <Link to={{ search: address(search, null) }}>Newest</Link>}
        {next && <Link to={{ search: address(search, next) }}>Older</Link>}
      </nav>
    </div>
  )
}

function SignupTable({
  signups,
  day,
}: {
  signups: NewsletterPageProps['signups']
  day: Intl.DateTimeFormat
}) {
  return (
    <DataTable caption="Newsletter signups">
      <TableHead columns={['Email', 'Signup Date', 'State']} />
      <tbody>
        {signups.map(({ id, email, createdAt, state: membership }) => (
          <tr key={id}>
            <th scope="row" className="min-w-44 break-all">
              {email}
            </th>
            <td className="figures whitespace-nowrap">{day.format(new Date(createdAt))}</td>
            <td>
              <Badge tone={memberships[membership].tone}>{memberships[membership].word}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

const memberships = {
  subscribed: { tone: 'green', word: 'Subscribed' },
  waiting: { tone: 'yellow', word: 'Not confirmed' },
  unsubscribed: { tone: 'neutral', word: 'Left' },
} as const

function address(search: string, before: string | null): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (before) params.set('before', before)
  return params.toString()
}
