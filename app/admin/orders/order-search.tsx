import { ChevronDown } from 'lucide-react'
import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { productTypes } from '#domain/catalog/product-types.ts'
import { writeFilters } from '#domain/lists/list-filters.ts'
import {
  countFilters,
  dueFilterNames,
  dueFilters,
  notRefunded,
  type OrderFilters,
} from '#domain/orders/order-filters.ts'
import { orderStatuses, orderStatusNames } from '#domain/orders/order-status.ts'

/** The two searches, and everything else behind "Filters"; all of it is kept in the address. */
export function OrderSearch({ filters }: { filters: OrderFilters }) {
  const count = countFilters(filters)
  return (
    <ListSearch at="/admin" query={writeFilters(filters)}>
      <TextField
        label="Order number"
        name="number"
        size="sm"
        placeholder="GW-000123"
        defaultValue={filters.number}
        isOptional
      />
      <TextField
        label="Customer"
        name="customer"
        size="sm"
        placeholder="Name or email"
        defaultValue={filters.customer}
        isOptional
      />
      <MoreFilters count={count} filters={filters} />
    </ListSearch>
  )
}

function MoreFilters({ count, filters }: { count: number; filters: OrderFilters }) {
  return (
    <details
      open={count > 0}
      className="group rounded-sm open:col-span-2 border border-line @min-[46rem]:order-1 @min-[46rem]:open:w-full"
    >
      <summary className="flex h-9 pointer-coarse:h-11 cursor-pointer list-none items-center gap-2 px-2.5 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        Filters
        {count > 0 && <span className="figures text-ink-muted">· {count} in use</span>}
      </summary>
      <div className="grid grid-cols-2 items-end gap-2 border-line border-t p-2.5 @min-[46rem]:grid-cols-4 @min-[70rem]:grid-cols-7">
        {choices.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            name={name}
            size="sm"
            placeholder="Any"
            options={options}
            defaultValue={filters[name] ?? ''}
            isOptional
          />
        ))}
        <TextField
          label="Placed from"
          name="from"
          type="date"
          size="sm"
          defaultValue={filters.from}
          isOptional
        />
        <TextField label="Placed to" name="to" type="date" size="sm" defaultValue={filters.to} isOptional />
      </div>
    </details>
  )
}

type Choice = { name: keyof OrderFilters; label: string; options: SelectOption[] }

const choices: Choice[] = [
  {
    name: 'status',
    label: 'Status',
    options: orderStatuses.map((value) => ({ value, label: orderStatusNames[value] })),
  },
  {
    name: 'payment',
    label: 'Payment',
    options: [
      { value: 'paid', label: 'Paid' },
      { value: 'unverified', label: 'Unverified' },
      { value: 'failed', label: 'Payment failed' },
      { value: 'partially_refunded', label: 'Partly refunded' },
      { value: 'refunded', label: 'Refunded' },
      { value: notRefunded, label: 'Not refunded' },
    ],
  },
  {
    name: 'delivery',
    label: 'Shipping method',
    options: [
      { value: 'shipping', label: 'Shipping' },
      { value: 'pickup', label: 'Local pickup' },
    ],
  },
  {
    name: 'product',
    label: 'Product',
    options: Object.values(productTypes).map((value) => ({ value, label: value })),
  },
  {
    name: 'due',
    label: 'Due',
    options: dueFilters.map((value) => ({ value, label: dueFilterNames[value] })),
  },
]
