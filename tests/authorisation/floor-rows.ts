import { randomUUID } from 'node:crypto'
import { get, post, type Row, staffOnly } from './row.ts'
import type { World } from './things.ts'

const board = 'routes/admin-production.tsx'
const address = '/admin/production'

/** What comes of it is in the answer; who may not ask gets none. */
const doing = (intent: string, fields: (world: World) => Record<string, string>): Row =>
  post(board, address, (world) => ({ intent, ...fields(world) }), staffOnly(), { intent })

/** The production board, its papers, and the wall. */
export const floorRows: Row[] = [
  get(board, address, staffOnly()),
  doing('move', ({ itemId: id }) => ({
    moves: JSON.stringify([{ itemId: id, from: 'check', to: 'print', way: 'board' }]),
  })),
  doing('scan', () => ({ code: 'GW-000001-1', station: 'print' })),
  doing('block', ({ itemId }) => ({ itemId, reason: 'No ink' })),
  doing('unblock', ({ itemId }) => ({ itemId })),
  doing('reprint', ({ itemId }) => ({ itemId, reprintId: randomUUID(), copies: '1', reason: 'colour' })),
  doing('settle-change', ({ itemId }) => ({ itemId, choice: 'keep' })),
  doing('shelve', ({ orderId }) => ({ orderId })),
  post(board, address, { intent: 'no-such-thing' }, staffOnly(403, 400), { intent: 'failed' }),
  get(
    'routes/admin-production-tickets.ts',
    ({ itemId }) => `/admin/production/tickets.pdf?items=${itemId}`,
    staffOnly(),
  ),
  get(
    'routes/admin-production-tickets.ts',
    '/admin/production/tickets.pdf?items=x',
    staffOnly(403, 404),
    'no item',
  ),
  get('routes/admin-production-film.tsx', '/admin/production/film', staffOnly()),
  get('routes/admin-production-film-csv.ts', '/admin/production/film.csv?from=2026-11-01', staffOnly()),
  get('routes/admin-production-wall.tsx', '/admin/production/wall', staffOnly()),
  get('routes/admin-production-wall-data.ts', '/admin/production/wall.json', staffOnly()),
]
