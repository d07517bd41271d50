import { z } from 'zod'
import { densities, type ListColumn, rowChoices } from './list-column.ts'

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

/** Lists of the back office whose columns everybody chooses for themselves. */
export const lists = { orders: orderColumns } as const

export type ListName = keyof typeof lists

const columnNames = Object.values(lists).flatMap((columns) => Object.keys(columns))

export const listSettingsSchema = z.object({
  list: z.enum(Object.keys(lists) as ListName[]),
  columns: z.array(z.enum(columnNames)).max(40),
  density: z.enum(densities),
  rows: z.coerce.number().pipe(z.literal([...rowChoices], 'Choose one of the page sizes.')),
})
