import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { StaffOrderSummary } from '#server/orders/index.ts'
import { OrderRow } from './order-row.tsx'

export type OrdersPageProps = {
  search: { number?: string; customer?: string }
  orders: StaffOrderSummary[]
  /** How many pages "Load more" asks for; null when all are shown. */
  nextPages: number | null
  openId: string | null
  children: ReactNode
}

/** The list of orders, and beside it the one that is open; on phones one of the two. */
export function OrdersPage({ search, orders, nextPages, openId, children }: OrdersPageProps) {
  const isSearched = Boolean(search.number ?? search.customer)
  return (
    <div className="grid xl:h-dvh xl:grid-cols-[27rem_minmax(0,1fr)]">
      {openId && <h1 className="sr-only xl:hidden">Orders</h1>}
      <section
        aria-label="Orders"
        className={classes(
          'min-w-0 border-line xl:flex xl:h-dvh xl:flex-col xl:border-r',
          openId && 'max-xl:hidden',
        )}
      >
        <header className="border-line border-b px-4 py-4">
          <h1 className="font-bold text-lg">Orders</h1>
          <OrderSearch search={search} isSearched={isSearched} />
        </header>
        {orders.length === 0 ? (
          <NoOrders isSearched={isSearched} />
        ) : (
          <div className="xl:min-h-0 xl:overflow-y-auto">
            <ul>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} isOpen={order.id === openId} />
              ))}
            </ul>
            {nextPages !== null && <LoadMore pages={nextPages} />}
          </div>
        )}
      </section>
      <div className={classes('min-w-0 xl:h-dvh xl:overflow-y-auto', !openId && 'max-xl:hidden')}>
        {children}
      </div>
    </div>
  )
}

function OrderSearch({ search, isSearched }: { search: OrdersPageProps['search']; isSearched: boolean }) {
  const { state } = useNavigation()
  return (
    <Form action="/admin" role="search" className="mt-3 grid grid-cols-2 gap-2">
      <TextField
        key={`number-${search.number}`}
        label="Order number"
        name="number"
        size="sm"
        placeholder="GW-000123"
        defaultValue={search.number}
        isOptional
      />
      <TextField
        key={`customer-${search.customer}`}
        label="Customer"
        name="customer"
        size="sm"
        placeholder="Name or email"
        defaultValue={search.customer}
        isOptional
      />
      <Button type="submit" size="sm" isBusy={state === 'loading'}>
        <Search aria-hidden className="size-4" />
        Search
      </Button>
      <LinkButton to="/admin" size="sm" variant="quiet" aria-disabled={!isSearched}>
        Clear
      </LinkButton>
    </Form>
  )
}

function LoadMore({ pages }: { pages: number }) {
  const [params] = useSearchParams()
  const { state } = useNavigation()
  const next = new URLSearchParams(params)
  next.set('pages', String(pages))
  return (
    <p className="p-4">
      <Link
        to={`?${next}`}
        preventScrollReset
        replace
        className="flex h-10 items-center justify-center rounded-sm border border-line font-semibold hover:bg-sunken"
      >
        {state === 'loading' ? 'Loading …' : 'Load more'}
      </Link>
    </p>
  )
}

function NoOrders({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState title={isSearched ? 'No order matches' : 'No orders yet'} illustration={<InTrayDrawing />}>
      {isSearched
        ? 'Try part of the number, or part of the name or email address.'
        : 'As soon as somebody pays, the order appears here by itself.'}
    </EmptyState>
  )
}
