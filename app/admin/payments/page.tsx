import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { PaymentPage } from '#server/payments/index.ts'
import { PaymentRow } from './payment-row.tsx'

export type PaymentsPageProps = PaymentPage & {
  filter: string
  search: string
  isFirst: boolean
  openId: string | null
  children: ReactNode
}

const filters = [
  { value: 'all', label: 'All payments' },
  { value: 'attention', label: 'Needs a look' },
  { value: 'paid', label: 'Paid' },
  { value: 'pending', label: 'Waiting' },
  { value: 'mismatch', label: 'Wrong amount' },
  { value: 'failed', label: 'Declined' },
  { value: 'cancelled', label: 'Left' },
  { value: 'expired', label: 'Expired' },
]

/** All payments, and beside the list the one that is open; on phones one of the two. */
export function PaymentsPage(props: PaymentsPageProps) {
  const { payments, next, filter, search, isFirst, openId, children } = props
  return (
    <div className="grid xl:h-[calc(100dvh-var(--bar,0px))] xl:grid-cols-[27rem_minmax(0,1fr)]">
      <section
        aria-label="Payments"
        className={classes(
          'relative min-w-0 border-line xl:flex xl:h-[calc(100dvh-var(--bar,0px))] xl:flex-col xl:border-r',
          openId && 'max-xl:hidden',
        )}
      >
        <header className="border-line border-b px-4 py-4">
          <h1 className="font-bold text-lg">Payments</h1>
          <PaymentSearch filter={filter} search={search} />
        </header>
        {payments.length === 0 ? (
          <EmptyState
            title={filter === 'all' && !search ? 'No payments yet' : 'No payment matches'}
            illustration={<InTrayDrawing />}
          >
            {filter === 'attention'
              ? 'Every amount is right, and matches the provider’s records.'
              : 'Search by a whole order number or by the provider’s name of a payment.'}
          </EmptyState>
        ) : (
          <div className="relative xl:min-h-0 xl:overflow-y-auto">
            <ul>
              {payments.map((payment) => (
                <PaymentRow key={payment.attemptId} payment={payment} isOpen={payment.attemptId === openId} />
              ))}
            </ul>
            <nav aria-label="Pages" className="flex justify-between p-4 font-semibold">
              {isFirst ? <span /> : <Link to={address(filter, search, null)}>Newest</Link>}
              {next && <Link to={address(filter, search, next)}>Older</Link>}
            </nav>
          </div>
        )}
      </section>
      <div
        className={classes(
          'relative min-w-0 xl:h-[calc(100dvh-var(--bar,0px))] xl:overflow-y-auto',
          !openId && 'max-xl:hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}

function PaymentSearch({ filter, search }: { filter: string; search: string }) {
  const { state } = useNavigation()
  return (
    <Form action="/admin/payments" role="search" className="mt-3 grid grid-cols-2 items-end gap-2">
      <TextField
        key={search}
        label="Order or payment"
        name="search"
        size="sm"
        placeholder="GW-000123"
        defaultValue={search}
        isOptional
      />
      <Select
        key={filter}
        label="Show"
        name="filter"
        size="sm"
        options={filters}
        defaultValue={filter}
        isOptional
      />
      <Button type="submit" size="sm" isBusy={state === 'loading'} takesMore>
        <Search aria-hidden className="size-4" />
        Search
      </Button>
    </Form>
  )
}

function address(filter: string, search: string, before: string | null): string {
  const params = new URLSearchParams({ filter, ...(search && { search }), ...(before && { before }) })
  return `/admin/payments?${params}`
}
