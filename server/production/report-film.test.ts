import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { momentOf } from '#domain/local-time.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'dora@example.com')

test('film is reported by the days of the shop’s time zone, and wasted film by its reason', async () => {
  let now = momentOf('2026-11-20', '22:00', 'America/Chicago')
  await using shop = await startTestShop({ clock: { now: () => now } })
  await sellGangSheet(shop, visitor())
  const [card] = (await shop.production.readBoard(staff)).cards
  const itemId = card?.itemId ?? ''
  const move = (from: 'check' | 'print' | 'cut') => moveItem(shop, staff, { itemId, from, to: 'next' })
  await move('check')
  await move('print')
  // Two hours later the date changes in Chicago; in UTC it already had.
  now = momentOf('2026-11-21', '00:30', 'America/Chicago')
  const spoiled = {
    reprintId: randomUUID(),
    item: itemId,
    copies: 1,
    reason: 'powder',
    note: '=1+1',
  } as const
  await shop.operations.ask('production.reprint', staff, spoiled)
  await move('print')

  const report = await shop.production.reportFilm(staff, { from: null, to: null })
  expect(report).toMatchObject({
    period: { from: '2026-10-23', to: '2026-11-21' },
    usedInches: 120,
    wastedInches: 60,
    prints: 2,
    days: [
      { day: '2026-11-20', usedInches: 60, wastedInches: 0 },
      { day: '2026-11-21', usedInches: 60, wastedInches: 60 },
    ],
    reasons: [{ reason: 'powder', name: 'Powder or curing', reprints: 1, copies: 1, wastedInches: 60 }],
    reprints: [{ ticket: 'GW-000001-1', reason: 'Powder or curing', note: '=1+1' }],
  })
  const only = await shop.production.reportFilm(staff, { from: '2026-11-20', to: '2026-11-20' })
  expect([only.usedInches, only.wastedInches, only.reprints]).toEqual([60, 0, []])
  const turned = await shop.production.reportFilm(staff, { from: '2026-11-21', to: '2026-11-20' })
  expect(turned.period).toEqual({ from: '2026-11-20', to: '2026-11-21' })
  const { csv, fileName } = await shop.production.exportFilm(staff, { from: '2026-11-20', to: 'nonsense' })
  expect(fileName).toBe('film-2026-11-20-to-2026-11-21.csv')
  expect(csv.split('\r\n').slice(1)).toEqual([
    '2026-11-20,60.00,0.00,,',
    '2026-11-21,60.00,60.00,,',
    'Powder or curing,,60.00,1,1',
    '',
  ])
  for (const actor of [visitor(), signedIn('customer')])
    await expect(shop.production.reportFilm(actor, { from: null, to: null })).rejects.toThrow('Access Denied')
})
