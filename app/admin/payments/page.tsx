import type { ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { ListFrame } from '#app/admin/lists/list-frame.tsx'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { PaymentColumn } from '#domain/lists/lists.ts'
import type { PaymentFilters } from '#domain/money/payment-filters.ts'
import type { ListedPayment } from '#server/payments/index.ts'
import type { loader } from './more.route.ts'
import { paymentTableColumns } from './payment-cells.tsx'
import { PaymentSearch } from './payment-search.tsx'

export type PaymentsPageProps = ReadList<PaymentColumn, PaymentFilters, ListedPayment> & {
  openId: string | null
  children: ReactNode
}

const at = '/admin/payments'

const more: MoreSource<ListedPayment> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/** All payments, and the open one beside the list; on phones only one of the two shows. */
export function PaymentsPage({ filters, query, settings, openId, children, ...list }: PaymentsPageProps) {
  const { search } = useLocation()
  return (
    <ListFrame
      label="Payments"
      isOpen={openId !== null}
      list={
        <ListSection
          list="payments"
          title="Payments"
          first="order"
          columns={paymentTableColumns(settings.columns, openId, search)}
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

function NoPayments({ filters }: { filters: PaymentFilters }) {
  const isSearched = filters.search !== undefined || filters.filter !== undefined
  return (
    <EmptyState
      title={isSearched ? 'No payment matches' : 'No payments yet'}
      illustration={<InTrayDrawing />}
    >
      {hintOf(filters)}
    </EmptyState>
  )
}

function hintOf({ filter, search }: PaymentFilters): string {
  if (filter === 'attention') return 'Every amount is right, and matches the provider’s records.'
  if (filter === undefined && search === undefined)
    return 'Every payment a customer starts appears here, paid or not.'
  return 'Search by a full order number, part of the customer’s name or address, or the provider’s reference for a payment.'
}
