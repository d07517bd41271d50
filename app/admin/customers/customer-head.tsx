import { Merge } from 'lucide-react'
import type { ReactNode } from 'react'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { cents } from '#domain/money/money.ts'
import type { Customer } from '#server/reports/index.ts'

/** Who the customer is, and what they have bought in figures. */
export function CustomerHead({ customer }: { customer: Customer }) {
  const { id, name, email, phone, company, since, lastOrderAt, orders, spentCents } = customer
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 id="customer-name" className="break-words font-extrabold text-xl">
            {name || email || 'No name'}
          </h1>
          <p className="mt-1 flex flex-wrap gap-x-3 break-all text-ink-muted">
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={`tel:${phone}`}>{phone}</a>}
            {company && <span>{company}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <OpenLinkButton size="sm" variant="quiet" to={`/admin/customers/${id}/merge`}>
            <Merge aria-hidden className="size-4" />
            Merge accounts
          </OpenLinkButton>
          {email && (
            <OpenLinkButton size="sm" to={`/admin?customer=${encodeURIComponent(email)}`}>
              All orders in the list
            </OpenLinkButton>
          )}
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure label="Orders">{orders.toLocaleString('en-US')}</Figure>
        <Figure label="Spent">
          <Money amount={cents(spentCents)} />
        </Figure>
        <Figure label="Last order">{lastOrderAt ? <Day at={lastOrderAt} /> : '–'}</Figure>
        <Figure label="Customer since">
          <Day at={since} />
        </Figure>
      </dl>
    </header>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card padding="sm">
    <dt className="text-ink-muted text-xs">{label}</dt>
    <dd className="figures mt-0.5 font-bold text-lg">{children}</dd>
  </Card>
)
