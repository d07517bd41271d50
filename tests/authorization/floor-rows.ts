import { randomUUID } from 'node:crypto'
import { get, postOperation, type Row, staffOnly } from './row.ts'

const board = 'admin/production/route.tsx'
const address = '/admin/production'
const calendar = 'admin/production/calendar/route.tsx'

const toCalendar = (
  name: string,
  fields: Parameters<typeof postOperation>[3],
  answers: Row['answers'],
): Row => postOperation(calendar, '/admin/production/calendar', name, fields, answers, { about: name })

const doing = (name: string, fields: Parameters<typeof postOperation>[3], success = 200): Row =>
  postOperation(board, address, `production.${name}`, fields, staffOnly(403, success))

/**
 * For things that don't exist: every permitted caller gets the same response each time, while only the first could act
 * on a real item.
 */
const toNothing = (name: string, fields: Record<string, string>): Row =>
  doing(name, { ...nothing, ...fields }, 404)
const nothing = { item: randomUUID(), order: randomUUID(), reprintId: randomUUID(), code: 'GW-999999-1' }

const spoiled = { ...nothing, copies: '1', reason: 'color' }

const rollsPage = 'admin/rolls/route.tsx'
const oneRoll = 'admin/rolls/roll.route.tsx'
const rolls = '/admin/production/rolls'
const noRoll = `${rolls}/${randomUUID()}`
const printer = { name: 'Second', filmWidthInches: '22', maxLengthInches: '200', gapInches: '0.25' }
const noPrinter = { printer: randomUUID(), items: randomUUID(), version: '1' }

/** Rolls of film, their rolls and printers. */
const rollRows: Row[] = [
  get(rollsPage, rolls, staffOnly()),
  get(oneRoll, noRoll, staffOnly(403, 404), 'no such roll'),
  postOperation(rollsPage, rolls, 'printers.create', printer, staffOnly()),
  postOperation(rollsPage, rolls, 'printers.set-profile', noPrinter, staffOnly(403, 422)),
  postOperation(oneRoll, noRoll, 'production.reprint', spoiled, staffOnly(403, 404)),
  ...(
    [
      [oneRoll, noRoll],
      [board, address],
    ] as const
  ).map(([page, at]) =>
    postOperation(page, at, 'rolls.reprint', { roll: randomUUID(), reason: 'banding' }, staffOnly(403, 404)),
  ),
  postOperation(board, address, 'rolls.scan', { code: 'ROLL-999999', station: 'print' }, staffOnly(403, 404)),
  ...[
    ...['rolls.propose', 'rolls.create', 'printers.update', 'printers.remove'],
    ...['printers.remove-profile'],
  ].map((name) => postOperation(rollsPage, rolls, name, { ...printer, ...noPrinter }, staffOnly(403, 404))),
  ...['rolls.print', 'rolls.deliver', 'rolls.approve', 'rolls.take-apart', 'rolls.try-again'].map((name) =>
    postOperation(oneRoll, noRoll, name, {}, staffOnly(403, 404)),
  ),
]

/** The floor sees the due dates; the office moves them, and the owner sets each station's capacity. */
const calendarRows: Row[] = [
  get(calendar, '/admin/production/calendar', staffOnly()),
  toCalendar(
    'orders.change-due-date',
    { order: randomUUID(), day: '2030-01-02', reason: 'x' },
    staffOnly(403, 404),
  ),
  toCalendar('settings.change-capacity', { version: '0', 'amount-pack': 'x' }, staffOnly(403, 422)),
]

/** The production board, its documents, and the wall. */
export const floorRows: Row[] = [
  get(board, address, staffOnly()),
  doing('move', ({ itemId }) => ({
    moves: JSON.stringify([{ itemId, from: 'check', to: 'print' }]),
  })),
  doing('assign', ({ itemId }) => ({
    items: JSON.stringify([itemId]),
    to: JSON.stringify({ person: null }),
  })),
  toNothing('scan', { station: 'print' }),
  toNothing('block', { reason: 'No ink' }),
  toNothing('unblock', {}),
  toNothing('reprint', { copies: '1', reason: 'color' }),
  toNothing('settle-change', { choice: 'keep' }),
  toNothing('shelve', {}),
  get(
    'admin/production/tickets.route.ts',
    ({ itemId }) => `/admin/production/tickets.pdf?items=${itemId}`,
    staffOnly(),
  ),
  get(
    'admin/production/tickets.route.ts',
    '/admin/production/tickets.pdf?items=x',
    staffOnly(403, 404),
    'no item',
  ),
  ...calendarRows,
  get('admin/production/film.route.tsx', '/admin/production/film', staffOnly()),
  get('admin/production/film-csv.route.ts', '/admin/production/film.csv?from=2026-11-01', staffOnly()),
  get('admin/production/wall.route.tsx', '/admin/production/wall', staffOnly()),
  ...rollRows,
]
