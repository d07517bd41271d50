import type { ListSource } from '#app/admin/lists/read-list.ts'
import { lists, type PaymentColumn } from '#domain/lists/lists.ts'
import { type PaymentFilters, readPaymentFilters } from '#domain/money/payment-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ListedPayment } from '#server/payments/index.ts'
import type { Shop } from '#server/shop.ts'

export const paymentsSource = (
  { payments }: Pick<Shop, 'payments'>,
  actor: Actor,
): ListSource<PaymentColumn, PaymentFilters, ListedPayment> => ({
  ...{ name: 'payments', columns: lists.payments.columns, sort: lists.payments.sort },
  usual: [
    { name: 'All', query: '' },
    { name: 'Needs a look', query: 'filter=attention' },
    { name: 'Paid', query: 'filter=paid' },
    { name: 'Waiting', query: 'filter=pending' },
    { name: 'Declined', query: 'filter=failed' },
  ],
  readFilters: readPaymentFilters,
  table: (wish) => payments.table(actor, wish),
  counts: (views) => payments.counts(actor, views),
})
