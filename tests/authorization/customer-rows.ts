import { randomUUID } from 'node:crypto'
import { get, postOperation, type Row, staffOnly } from './row.ts'
import type { World } from './things.ts'

const page = 'admin/customers/customer.route.tsx'
const merge = 'admin/customers/merge.route.tsx'
const idOf = ({ callers }: World): string => callers.customer.actor.user?.id ?? ''
const at = (world: World): string => `/admin/customers/${idOf(world)}`
const nowhere = { note: randomUUID(), text: 'Net 30', version: '1' }

/** Customers as staff see them, and what staff record about them. */
export const customerRows: Row[] = [
  get('admin/customers/route.tsx', '/admin/customers?bought=again&sort=-spent', staffOnly()),
  get('admin/customers/more.route.ts', '/admin/customers/more?sort=-spent', staffOnly()),
  get(page, at, staffOnly()),
  get(page, `/admin/customers/${randomUUID()}`, staffOnly(403, 404), 'nobody'),
  postOperation(page, at, 'customers.write-note', { text: 'Net 30' }, staffOnly()),
  postOperation(page, at, 'customers.change-note', nowhere, staffOnly(403, 404)),
  postOperation(page, at, 'customers.remove-note', nowhere, staffOnly(403, 404)),
  postOperation(page, at, 'customers.set-tags', { tags: 'school, net 30' }, staffOnly()),
  get(merge, (world) => `${at(world)}/merge`, staffOnly()),
  postOperation(
    merge,
    (world) => `${at(world)}/merge`,
    'customers.merge',
    ({ callers }) => ({ other: callers.otherCustomer.actor.user?.id ?? '', typed: 'somebody else' }),
    staffOnly(403, 422),
    { about: 'another name is typed' },
  ),
]
