import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OpenLink } from '#app/admin/open-link.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { cents } from '#domain/money/money.ts'
import type { EarlierTotals } from '#server/earlier-orders/index.ts'
import type { Customer } from '#server/reports/index.ts'
import {
  CustomerAddresses,
  CustomerDesigns,
  CustomerMessages,
  CustomerQuotes,
  type ShownDesign,
} from './customer-has.tsx'
import { CustomerHead } from './customer-head.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerTags } from './customer-tags.tsx'

export type CustomerPageProps = {
  customer: Customer
  /** Totals from the shop before this one. */
  earlier: EarlierTotals
  designs: readonly ShownDesign[]
  /** All tags in use on any customer. */
  knownTags: readonly string[]
}

/** One customer: what they bought and saved, their messages, and staff's notes. */
export function CustomerPage({ customer, earlier, designs, knownTags }: CustomerPageProps) {
  const { id, ordersOf, guestOrders, messages, addresses, quotes, notes } = customer
  return (
    <article aria-labelledby="customer-name" className="max-w-6xl px-4 py-5 sm:px-6">
      <Link to="/admin/customers" className="mb-3 inline-flex items-center gap-1.5 text-ink-muted">
        <ArrowLeft aria-hidden className="size-4" /> All customers
      </Link>
      <CustomerHead customer={customer} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Part title="Orders">
            <CustomerOrders orders={ordersOf} label="Orders" none="Nothing bought yet." />
          </Part>
          {guestOrders.count > 0 && (
            <Part
              title="Bought as a guest"
              note={`Placed with ${customer.email} without signing in: not in the totals above, and not in their account.`}
            >
              <CustomerOrders orders={guestOrders} label="Orders as a guest" none="" />
            </Part>
          )}
          {earlier.count > 0 && <Earlier email={customer.email} earlier={earlier} />}
          <Part title="Saved designs">
            <CustomerDesigns designs={designs} />
          </Part>
          <Part title="Messages">
            <CustomerMessages messages={messages} />
          </Part>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Part title="Tags">
            <CustomerTags tags={customer.tags} knownTags={knownTags} />
          </Part>
          <Part title="Notes" note="Only staff see them.">
            <CustomerNotes key={id} notes={notes} />
          </Part>
          <Part title="Addresses">
            <CustomerAddresses addresses={addresses} />
          </Part>
          <Part title="Quote requests">
            <CustomerQuotes quotes={quotes} />
          </Part>
        </div>
      </div>
    </article>
  )
}

/** What they bought before this shop, from earlier orders. */
function Earlier({ email, earlier: { count, spentCents } }: { email: string; earlier: EarlierTotals }) {
  const said = count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`
  return (
    <Part title="Earlier orders" note="From your previous shop: not in the totals above.">
      <p>
        <OpenLink
          to={`/admin/earlier-orders?text=${encodeURIComponent(email)}`}
          className="underline underline-offset-2"
        >
          {said}
        </OpenLink>
        , <Money amount={cents(spentCents)} /> kept from them
      </p>
    </Part>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4">
      <h2 className="font-bold text-base">{title}</h2>
      {note && <p className="mt-0.5 text-ink-muted text-xs">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
