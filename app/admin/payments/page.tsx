import type { ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { ListFrame } from '#app/admin/lists/list-frame.tsx'
import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type PaymentColumn, paymentColumns } from '#domain/lists/lists.ts'
import {
  type PaymentFilters,
  paymentFilterNames,
  paymentFilters,
  writePaymentFilters,
} from '#domain/money/payment-filters.ts'
import type { ListedPayment } from '#server/payments/index.ts'
import type { loader } from './more.route.ts'
import { paymentCells } from './payment-cells.tsx'

export type PaymentsPageProps = ReadList<PaymentColumn, PaymentFilters, ListedPayment> & {
  openId: string | null
  children: ReactNode
}

const at = '/admin/payments'

const more: MoreSource<ListedPayment> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/** All payments, and beside the list the one that is open; on phones one of the two. */
export function PaymentsPage({ filters, settings, openId, children, ...list }: PaymentsPageProps) {
  const { search } = useLocation()
  const query = writePaymentFilters(filters)
  return (
    <ListFrame
      label="Payments"
      isOpen={openId !== null}
      list={
        <ListSection
          list="payments"
          title="Payments"
          first="order"
          columns={chosenColumns(paymentColumns, paymentCells(openId, search), settings.columns, 'order')}
          search={<PaymentSearch {...{ filters, query }} />}
          empty={<NoPayments filters={filters} />}
          {...{ ...list, settings, at, query, more, openId }}
        />
      }
    >
      {children}
    </ListFrame>
  )
}

const PaymentSearch = ({ filters, query }: { filters: PaymentFilters; query: string }) => (
  <ListSearch {...{ at, query }}>
    <TextField
      label="Order, customer or payment"
      name="search"
      size="sm"
      placeholder="GW-000123"
      defaultValue={filters.search}
      isOptional
    />
    <Select
      label="Show"
      name="filter"
      size="sm"
      placeholder="All payments"
      options={paymentFilters.map((value) => ({ value, label: paymentFilterNames[value] }))}
      defaultValue={filters.filter ?? ''}
      isOptional
    />
  </ListSearch>
)

function NoPayments({ filters }: { filters: PaymentFilters }) {
  const isSearched = filters.search !== undefined || filters.filter !== undefined
  return (
    <EmptyState
      title={isSearched ? 'No payment matches' : 'No payments yet'}
      illustration={<InTrayDrawing />}
    >
      {filters.filter === 'attention'
        ? 'Every amount is right, and matches the provider’s records.'
        : 'Search by a whole order number, part of the customer’s name or address, or the provider’s name of a payment.'}
    </EmptyState>
  )
}
