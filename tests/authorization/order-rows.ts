import { randomUUID } from 'node:crypto'
import { by, get, post, postOperation, type Row, staffOnly } from './row.ts'
import type { World } from './things.ts'

const listSettings = 'admin/lists/list-settings.route.ts'
const attention = 'admin/attention/route.tsx'
const order = 'admin/order/route.tsx'
const orderAt = ({ orderId }: World): string => `/admin/orders/${orderId}`

/** What staff do with many orders at once, and what they see of all orders. */
export const orderRows: Row[] = [
  get(
    'admin/orders/route.tsx',
    '/admin?status=shipped&payment=paid&from=2026-01-01',
    staffOnly(),
    'filtered',
  ),
  postOperation(
    'admin/print-files/route.ts',
    '/admin/print-files',
    'print-files.gather',
    ({ orderId }) => ({ orders: orderId }),
    staffOnly(),
  ),
  post(
    'admin/print-files/zip.route.ts',
    '/admin/print-files.zip',
    ({ itemId }) => ({ items: itemId }),
    staffOnly(),
  ),
  ...[
    ['admin/print-files/route.ts', '/admin/print-files'],
    ['admin/print-files/zip.route.ts', '/admin/print-files.zip'],
    ['admin/orders/csv.route.ts', '/admin/orders.csv'],
    [listSettings, '/admin/list-settings'],
  ].map(([route = '', path = '']) => get(route, path, staffOnly(403, 302))),
  get('admin/orders/more.route.ts', '/admin/orders/more?status=shipped&sort=-total', staffOnly()),
  get('admin/orders/matching.route.ts', '/admin/orders/matching?status=shipped', staffOnly()),
  postOperation(
    listSettings,
    '/admin/list-settings',
    'list-settings.save',
    { list: 'orders', column: 'total', density: 'compact', rows: '25' },
    staffOnly(),
  ),
  postOperation(
    listSettings,
    '/admin/list-settings',
    'list-views.save',
    { list: 'orders', name: 'Rush', query: 'status=shipped' },
    staffOnly(),
  ),
  postOperation(
    listSettings,
    '/admin/list-settings',
    'list-views.remove',
    { view: randomUUID() },
    staffOnly(403, 404),
  ),
  ...['orders.write-note', 'orders.write-to-customer'].map((name) =>
    postOperation(order, orderAt, name, { text: 'Call before printing' }, staffOnly()),
  ),
  postOperation(order, orderAt, 'orders.write-note', { text: ' ' }, staffOnly(403, 422), {
    about: 'no words',
  }),
  postOperation(order, orderAt, 'orders.dismiss-messages', {}, staffOnly()),
  postOperation(
    order,
    orderAt,
    'order-items.replace-artwork',
    { item: randomUUID(), replaced: randomUUID(), artwork: randomUUID(), basedOn: 'x' },
    staffOnly(403, 404),
  ),
  post(
    'portal/route.tsx',
    '/customer-portal',
    ({ orderId }) => ({ operation: 'orders.write-to-shop', order: orderId, text: 'Is it ready?' }),
    by(303, 200, 404, 404, 404),
    { operation: 'orders.write-to-shop' },
  ),
  postOperation(
    order,
    async ({ freshOrder }) => `/admin/orders/${(await freshOrder()).orderId}`,
    'orders.cancel',
    () => ({ cancelId: randomUUID(), reason: 'A test', refund: 'on', returnStock: 'on' }),
    staffOnly(),
  ),
  get('admin/dashboard/route.tsx', '/admin/dashboard?from=2026-01-01&to=2026-02-01', staffOnly()),
  get('admin/dashboard/csv.route.ts', '/admin/dashboard.csv?table=days', staffOnly()),
  get(
    'admin/dashboard/csv.route.ts',
    '/admin/dashboard.csv?table=people',
    staffOnly(403, 404),
    'no such table',
  ),
  get(attention, '/admin/attention', staffOnly()),
  ...['attention.retry', 'attention.forget'].map((operation) =>
    post(
      attention,
      '/admin/attention',
      { operation, item: `mail.deliver/${randomUUID()}` },
      staffOnly(403, 404),
      {
        operation,
      },
    ),
  ),
  post(attention, '/admin/attention', { operation: 'no-such-thing' }, staffOnly(403, 400), {
    about: 'unknown operation',
  }),
  post('admin/orders/csv.route.ts', '/admin/orders.csv', { query: '' }, staffOnly()),
]
