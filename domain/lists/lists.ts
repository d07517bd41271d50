import { z } from 'zod'
import { signupFiltersSchema } from '../content/signup-filters.ts'
import { paymentFiltersSchema } from '../money/payment-filters.ts'
import { editRequestFiltersSchema } from '../orders/edit-request-filters.ts'
import { orderFiltersSchema } from '../orders/order-filters.ts'
import { quoteFiltersSchema } from '../orders/quote-filters.ts'
import { auditFiltersSchema } from '../people/audit-filters.ts'
import { customerFiltersSchema } from '../people/customer-filters.ts'
import { densities, type ListColumn, type ListSort, rowChoices } from './list-column.ts'
import { readFilters, writeFilters } from './list-filters.ts'

/** Columns of the list of orders, beside the picture and number of each. */
export const orderColumns = {
  number: { label: 'Order', isUsual: true },
  placed: { label: 'Placed', isUsual: true },
  customer: { label: 'Customer', isUsual: true },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  company: { label: 'Company' },
  due: { label: 'Due', isUsual: true },
  status: { label: 'Status', isUsual: true },
  payment: { label: 'Payment' },
  delivery: { label: 'Delivery', isUsual: true },
  city: { label: 'City' },
  pieces: { label: 'Pieces', isFigure: true, isUsual: true },
  total: { label: 'Total', isFigure: true, isUsual: true },
} as const satisfies Record<string, ListColumn>

export type OrderColumn = keyof typeof orderColumns

export const customerColumns = {
  name: { label: 'Customer', isUsual: true },
  email: { label: 'Email', isUsual: true },
  phone: { label: 'Phone' },
  company: { label: 'Company', isUsual: true },
  tags: { label: 'Tags', isUsual: true },
  since: { label: 'Customer since' },
  last: { label: 'Last order', isUsual: true },
  orders: { label: 'Orders', isFigure: true, isUsual: true },
  spent: { label: 'Spent', isFigure: true, isUsual: true },
} as const satisfies Record<string, ListColumn>

export type CustomerColumn = keyof typeof customerColumns

export const editRequestColumns = {
  order: { label: 'Order', isUsual: true },
  customer: { label: 'Customer', isUsual: true },
  wish: { label: 'Change', isUsual: true },
  status: { label: 'Status', isUsual: true },
  asked: { label: 'Asked', isUsual: true },
  reviewed: { label: 'Reviewed' },
  reviewer: { label: 'Reviewed by' },
} as const satisfies Record<string, ListColumn>

export type EditRequestColumn = keyof typeof editRequestColumns

export const quoteColumns = {
  name: { label: 'Who', isUsual: true },
  email: { label: 'Email', isUsual: true },
  phone: { label: 'Phone' },
  product: { label: 'Asked for', isUsual: true },
  state: { label: 'State', isUsual: true },
  asked: { label: 'Asked', isUsual: true },
  quantity: { label: 'Pieces', isFigure: true },
} as const satisfies Record<string, ListColumn>

export type QuoteColumn = keyof typeof quoteColumns

export const paymentColumns = {
  order: { label: 'Order', isUsual: true },
  customer: { label: 'Customer', isUsual: true },
  made: { label: 'Made', isUsual: true },
  status: { label: 'Status', isUsual: true },
  provider: { label: 'Provider' },
  problem: { label: 'What differs' },
  refunded: { label: 'Refunded', isFigure: true },
  amount: { label: 'Amount', isFigure: true, isUsual: true },
} as const satisfies Record<string, ListColumn>

export type PaymentColumn = keyof typeof paymentColumns

export const auditColumns = {
  action: { label: 'Action', isUsual: true },
  at: { label: 'When', isUsual: true },
  who: { label: 'Who', isUsual: true },
  thing: { label: 'Thing', isUsual: true },
  changes: { label: 'Changes', isUsual: true },
  way: { label: 'How' },
  network: { label: 'From' },
} as const satisfies Record<string, ListColumn>

export type AuditColumn = keyof typeof auditColumns

export const signupColumns = {
  email: { label: 'Email', isUsual: true },
  date: { label: 'Signup Date', isUsual: true },
  state: { label: 'State', isUsual: true },
} as const satisfies Record<string, ListColumn>

export type SignupColumn = keyof typeof signupColumns

/** Lists of the back office: columns that everybody chooses for themselves, filters that can be kept, the usual order. */
export const lists = {
  orders: {
    columns: orderColumns,
    filters: orderFiltersSchema,
    sort: { column: 'placed', isDescending: true },
  },
  customers: {
    columns: customerColumns,
    filters: customerFiltersSchema,
    sort: { column: 'last', isDescending: true },
  },
  'edit-requests': {
    columns: editRequestColumns,
    filters: editRequestFiltersSchema,
    sort: { column: 'status', isDescending: false },
  },
  quotes: {
    columns: quoteColumns,
    filters: quoteFiltersSchema,
    sort: { column: 'asked', isDescending: true },
  },
  payments: {
    columns: paymentColumns,
    filters: paymentFiltersSchema,
    sort: { column: 'made', isDescending: true },
  },
  audit: {
    columns: auditColumns,
    filters: auditFiltersSchema,
    sort: { column: 'at', isDescending: true },
  },
  newsletter: {
    columns: signupColumns,
    filters: signupFiltersSchema,
    sort: { column: 'date', isDescending: true },
  },
} as const satisfies Record<
  string,
  {
    columns: Record<string, ListColumn>
    filters: Parameters<typeof readFilters>[0]
    sort: ListSort
  }
>

export type ListName = keyof typeof lists

const listNames = Object.keys(lists) as ListName[]
const columnNames = Object.values(lists).flatMap(({ columns }) => Object.keys(columns))

export const listSettingsSchema = z.object({
  list: z.enum(listNames),
  columns: z.array(z.enum(columnNames)).max(40),
  density: z.enum(densities),
  rows: z.coerce.number().pipe(z.literal([...rowChoices], 'Choose one of the page sizes.')),
})

/** A view of a list that somebody names for themselves; `query` is the part of its address that opens it. */
export const listViewSchema = z.object({
  list: z.enum(listNames),
  name: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'Give the filter a name').max(40, 'At most 40 characters, please')),
  query: z.string().max(2_000),
})

/** What of an address is filters of that list. */
export function filtersOf(list: ListName, query: string): string {
  const { filters } = lists[list]
  return writeFilters(filters, readFilters(filters, new URLSearchParams(query)))
}
