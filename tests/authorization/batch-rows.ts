import { randomUUID } from 'node:crypto'
import { get, postOperation, type Row, staffOnly } from './row.ts'

const page = 'admin/batches/route.ts'
const address = '/admin/batches'

/**
 * Anyone who may do it for one order may do it for many; `about` names the operation whose permission decides whether
 * the floor may.
 */
const begin = (name: string, fields: Record<string, string>): Row[] => [
  postOperation(page, address, `batches.${name}`, { orders: ofNobody, ...fields }, staffOnly(403, 404), {
    about: `batches.${name}`,
  }),
]
const ofNobody = JSON.stringify([randomUUID()])

/** Work for many orders, in the tray of the back office. */
export const batchRows: Row[] = [
  get('admin/sheets/route.ts', ({ orderId }) => `/admin/orders/${orderId}/sheets/packing-slips`, staffOnly()),
  get(
    'admin/sheets/route.ts',
    ({ orderId }) => `/admin/orders/${orderId}/sheets/nothing`,
    staffOnly(403, 404),
    'no such paper',
  ),
  get(page, address, staffOnly()),
  ...begin('make-labels', {
    ...{ rate: 'cheapest', paper: '4x6', orders: JSON.stringify([{ order: randomUUID() }]) },
  }),
  ...begin('mail-customers', {}),
  ...begin('print-sheets', { sheet: 'packing-slips' }),
  ...begin('set-statuses', { to: 'in_production' }),
  postOperation(
    page,
    address,
    'batches.make-print-files',
    ({ orderId }) => ({ orders: JSON.stringify([orderId]) }),
    staffOnly(),
    { about: 'batches.make-print-files' },
  ),
  // For a batch that belongs to no one, or to someone else.
  ...['try-again', 'stop', 'dismiss'].map((name) =>
    postOperation(page, address, `batches.${name}`, { batch: randomUUID() }, staffOnly(403, 404)),
  ),
  postOperation(page, address, 'batches.undo', { batch: randomUUID() }, staffOnly(403, 404), {
    about: 'batches.undo',
  }),
]
