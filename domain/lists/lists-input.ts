import { z } from 'zod'
import { inboundFiltersSchema } from '../content/inbound-filters.ts'
import { mailFiltersSchema } from '../content/mail-filters.ts'
import { signupFiltersSchema } from '../content/signup-filters.ts'
import { paymentFiltersSchema } from '../money/payment-filters.ts'
import { oneLine } from '../one-line.ts'
import { editRequestFiltersSchema } from '../orders/edit-request-filters.ts'
import { orderFiltersSchema } from '../orders/order-filters.ts'
import { quoteFiltersSchema } from '../orders/quote-filters.ts'
import { auditFiltersSchema } from '../people/audit-filters.ts'
import { customerFiltersSchema } from '../people/customer-filters.ts'
import { labelFiltersSchema } from '../shipping/label-filters.ts'
import { densities, rowChoices } from './list-column.ts'
import { readFilters, writeFilters } from './list-filters.ts'
import { type ListName, lists } from './lists.ts'

/** The filters of each list that can be saved. */
const filters: Record<ListName, Parameters<typeof readFilters>[0]> = {
  orders: orderFiltersSchema,
  customers: customerFiltersSchema,
  'edit-requests': editRequestFiltersSchema,
  quotes: quoteFiltersSchema,
  payments: paymentFiltersSchema,
  audit: auditFiltersSchema,
  labels: labelFiltersSchema,
  mails: mailFiltersSchema,
  'incoming-mail': inboundFiltersSchema,
  newsletter: signupFiltersSchema,
}

const listNames = Object.keys(lists) as ListName[]
const columnNames = Object.values(lists).flatMap(({ columns }) => Object.keys(columns))

export const listSettingsSchema = z.object({
  list: z.enum(listNames),
  columns: z.array(z.enum(columnNames)).max(40),
  density: z.enum(densities),
  rows: z.coerce.number().pipe(z.literal([...rowChoices], 'Choose one of the page sizes.')),
})

/** A list view that someone saves under a name; `query` is the query string that opens it. */
export const listViewSchema = z.object({
  list: z.enum(listNames),
  name: oneLine.min(1, 'Give the filter a name').max(40, 'At most 40 characters, please'),
  query: z.string().max(2_000),
})

/** The part of a query string that consists of that list's filters. */
export const filtersOf = (list: ListName, query: string): string =>
  writeFilters(readFilters(filters[list], new URLSearchParams(query)))
