import type { ListColumn, ListSort } from './list-column.ts'

/** Columns of the order list, besides each order's picture and number. */
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
  product: { label: 'Requested', isUsual: true },
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

export const labelColumns = {
  number: { label: 'Order', isUsual: true },
  customer: { label: 'Customer', isUsual: true },
  city: { label: 'To', isUsual: true },
  due: { label: 'Due', isUsual: true },
  service: { label: 'Service', isUsual: true },
  placed: { label: 'Placed' },
  floor: { label: 'Floor', isUsual: true },
} as const satisfies Record<string, ListColumn>

export type LabelColumn = keyof typeof labelColumns

export const mailColumns = {
  subject: { label: 'Subject', isUsual: true },
  to: { label: 'To', isUsual: true },
  state: { label: 'State', isUsual: true },
  made: { label: 'Written', isUsual: true },
  sent: { label: 'Sent' },
  kind: { label: 'Kind' },
  problem: { label: 'What is wrong' },
  tries: { label: 'Tries', isFigure: true },
} as const satisfies Record<string, ListColumn>

export type MailColumn = keyof typeof mailColumns

export const inboundColumns = {
  subject: { label: 'Subject', isUsual: true },
  from: { label: 'From', isUsual: true },
  state: { label: 'State', isUsual: true },
  received: { label: 'Received', isUsual: true },
  reason: { label: 'Why' },
  files: { label: 'Files', isFigure: true, isUsual: true },
} as const satisfies Record<string, ListColumn>

export type InboundColumn = keyof typeof inboundColumns

/** Back office lists: columns that each user chooses for themselves, and the default sort order. */
export const lists = {
  orders: {
    columns: orderColumns,
    sort: { column: 'placed', isDescending: true },
  },
  customers: {
    columns: customerColumns,
    sort: { column: 'last', isDescending: true },
  },
  'edit-requests': {
    columns: editRequestColumns,
    sort: { column: 'status', isDescending: false },
  },
  quotes: {
    columns: quoteColumns,
    sort: { column: 'asked', isDescending: true },
  },
  payments: {
    columns: paymentColumns,
    sort: { column: 'made', isDescending: true },
  },
  audit: {
    columns: auditColumns,
    sort: { column: 'at', isDescending: true },
  },
  labels: {
    columns: labelColumns,
    sort: { column: 'due', isDescending: false },
  },
  mails: {
    columns: mailColumns,
    sort: { column: 'made', isDescending: true },
  },
  'incoming-mail': {
    columns: inboundColumns,
    sort: { column: 'received', isDescending: true },
  },
  newsletter: {
    columns: signupColumns,
    sort: { column: 'date', isDescending: true },
  },
} as const satisfies Record<
  string,
  {
    columns: Record<string, ListColumn>
    sort: ListSort
  }
>

export type ListName = keyof typeof lists
