import { ArrowLeft, ArrowLeftRight, Search, TriangleAlert } from 'lucide-react'
import { Form, Link } from 'react-router'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { cents } from '#domain/money/money.ts'
import type { Customer, CustomerRow } from '#server/reports/index.ts'

type Other = Customer & { designs: number; isAddressProven: boolean }

export type MergePageProps = { customer: Customer; text: string; found: CustomerRow[]; other: Other | null }

/** Merges two accounts of one customer: first the other account is chosen, then what moves is shown and confirmed. */
export function MergePage({ customer, text, found, other }: MergePageProps) {
  return (
    <div className="max-w-4xl px-4 py-5 sm:px-6">
      <PageHeader
        above={
          <Link to={`/admin/customers/${customer.id}`} className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> {nameOf(customer)}
          </Link>
        }
        title="Merge two accounts"
        description="For a customer with two accounts: everything in one moves to the other, and the emptied account is closed."
      />
      {other ? (
        <Agree key={other.id} customer={customer} other={other} />
      ) : (
        <ChooseOther {...{ customer, text, found }} />
      )}
    </div>
  )
}

const nameOf = ({ name, email }: CustomerRow): string => name || email || 'No name'

function ChooseOther({ customer, text, found }: Omit<MergePageProps, 'other'>) {
  return (
    <section aria-label="The other account" className="mt-6">
      <h2 className="font-bold text-base">Which is the other account?</h2>
      <Form role="search" className="mt-3 flex flex-wrap items-end gap-2">
        <TextField
          key={text}
          label="Name, email, company or phone"
          name="text"
          size="sm"
          defaultValue={text}
          className="w-72 max-w-full"
        />
        <Button type="submit" size="sm">
          <Search aria-hidden className="size-4" />
          Search
        </Button>
      </Form>
      {found.length === 0 ? (
        <p className="mt-4 text-ink-muted">
          No other customer matches. Try part of a name, address or phone.
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
          {found.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-3 p-3">
              <CustomerLine customer={row} />
              <LinkButton size="sm" to={`/admin/customers/${customer.id}/merge?other=${row.id}`}>
                Choose {nameOf(row)}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const CustomerLine = ({ customer }: { customer: CustomerRow }) => (
  <span className="min-w-0 break-words">
    <span className="block font-semibold">{nameOf(customer)}</span>
    <span className="figures block text-ink-muted text-xs">
      {[customer.email, customer.phone, 'since '].filter(Boolean).join(' · ')}
      <Day at={customer.since} /> · {customer.orders === 1 ? '1 order' : `${customer.orders} orders`} ·{' '}
      <Money amount={cents(customer.spentCents)} />
    </span>
  </span>
)

function Agree({ customer, other }: { customer: Customer; other: Other }) {
  return (
    <>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <section aria-label="Stays" className="rounded-lg border border-green bg-green-wash p-4">
          <h2 className="mb-2 font-bold text-base text-green-ink">Stays</h2>
          <CustomerLine customer={customer} />
        </section>
        <section aria-label="Closes" className="rounded-lg border border-red bg-red-wash p-4">
          <h2 className="mb-2 font-bold text-base text-red-ink">Closes</h2>
          <CustomerLine customer={other} />
        </section>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton size="sm" to={`/admin/customers/${other.id}/merge?other=${customer.id}`}>
          <ArrowLeftRight aria-hidden className="size-4" />
          Keep the other one
        </LinkButton>
        <LinkButton size="sm" variant="quiet" to={`/admin/customers/${customer.id}/merge`}>
          Choose another account
        </LinkButton>
      </div>
      <section aria-label="What moves" className="mt-6">
        <h2 className="font-bold text-base">What moves to {nameOf(customer)}</h2>
        <ul className="figures mt-2 grid gap-x-6 sm:grid-cols-2">
          {movesOf(other).map((one) => (
            <li key={one} className="border-line border-b py-1.5">
              {one}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-muted">
          Uploads, unfinished sheets, used discounts, and tags move too. The closed account’s cart, passwords,
          passkeys, and linked sign-ins are deleted. Both addresses get an email.
        </p>
      </section>
      <MergeForm {...{ customer, other }} />
    </>
  )
}

const movesOf = (other: Other): string[] => [
  counted(other.orders, 'order'),
  ...(other.isAddressProven && other.guestOrders.count > 0
    ? [counted(other.guestOrders.count, 'guest order')]
    : []),
  counted(other.designs, 'saved design'),
  counted(other.messages.length, 'message'),
  counted(other.addresses.length, 'address', 'addresses'),
  counted(other.quotes.length, 'quote request'),
  counted(other.notes.length, 'note'),
]

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

function MergeForm({ customer, other }: { customer: Customer; other: Other }) {
  const call = useOperation<'customers.merge'>({
    done: { 'customers.merge': 'The accounts were merged' },
    failed: 'The accounts were not merged',
    leadsTo: { 'customers.merge': ({ customer: id }) => `/admin/customers/${id}` },
  })
  const wanted = other.email || other.name
  const guestOrders = other.isAddressProven ? 0 : other.guestOrders.count
  return (
    <OperationForm of={call} className="mt-6 rounded-lg border border-red p-4">
      <p className="flex items-center gap-2 font-semibold text-red-ink">
        <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
        This cannot be undone.
      </p>
      <p className="mt-1">
        {nameOf(other)} can no longer sign in as {wanted}. Anyone who signs in as{' '}
        {customer.email || nameOf(customer)} sees{' '}
        {guestOrders > 0 ? 'what was moved' : 'everything from both'}.
      </p>
      {guestOrders > 0 && <GuestOrders email={other.email} count={guestOrders} />}
      <input type="hidden" name="other" value={other.id} />
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <TextField
          label={`Type ${wanted} to merge`}
          name="typed"
          autoComplete="off"
          error={call.fieldErrors.typed}
          className="w-80 max-w-full"
        />
        <OperationButton of={call} operation="customers.merge" variant="danger">
          Merge accounts
        </OperationButton>
      </div>
    </OperationForm>
  )
}

/** The person who opened the account may not be the one who reads that address: only staff can know. */
const GuestOrders = ({ email, count }: { email: string; count: number }) => (
  <div className="mt-3 grid gap-2 rounded-md bg-yellow-wash p-3">
    <p>
      {email} is not confirmed: {counted(count, 'order')} placed with it as a guest{' '}
      {count === 1 ? 'stays a guest order' : 'stay guest orders'}, unless you know otherwise.
    </p>
    <Checkbox
      name="guestOrders"
      label={count === 1 ? 'It’s theirs: move it too' : 'They’re theirs: move them too'}
      hint="The audit log records that you confirmed it."
    />
  </div>
)
