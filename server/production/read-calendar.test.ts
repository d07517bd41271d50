import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, localTimeOf } from '#domain/local-time.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { sellSheet } from '#tests/harness/print-orders.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin')
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

const read = () => shop.production.readCalendar(staff, null)

test('a day shows what is due and its work per station; late work counts toward today, and packed work toward nothing', async () => {
  const { timeZone } = await shop.settings.read()
  const today = localTimeOf(shop.clock.now(), timeZone).day
  const { order, item } = await sellSheet(shop, visitor())
  const due = async (day: string, seen: Date | null) => {
    const sent = { order: order.id, day, reason: 'Planned', seen }
    const outcome = await shop.operations.call('orders.change-due-date', staff, sent)
    if (!outcome.ok) throw new Error(outcome.message)
    return outcome.value.dueAt
  }
  const capacity = { stations: { pack: { amount: 1, unit: 'pieces' as const } }, version: 0 }
  const { version } = await shop.settings.readForStaff(signedIn('owner'))
  const saved = await shop.operations.call('settings.change-capacity', signedIn('owner'), {
    ...capacity,
    version,
  })
  expect(saved).toMatchObject({ ok: true, value: { stations: capacity.stations } })

  const later = addDays(today, 2)
  const dueAt = await due(later, (await shop.orders.getForStaff(staff, order.id))?.dueAt ?? null)
  const planned = await read()
  expect(planned).toMatchObject({ today, late: [], capacities: capacity.stations })
  const onDay = (calendar: typeof planned, day: string) => calendar.days.find((one) => one.day === day)
  expect(onDay(planned, later)?.orders).toMatchObject([
    { orderNumber: order.orderNumber, unpacked: '1 not packed: Check', copies: 1 },
  ])
  expect(onDay(planned, later)?.loads).toEqual([
    { station: 'check', pieces: 1, feet: 0, capacity: null, share: null },
    { station: 'print', pieces: 1, feet: 1, capacity: null, share: null },
    { station: 'cut', pieces: 1, feet: 0, capacity: null, share: null },
    { station: 'pack', pieces: 1, feet: 0, capacity: { amount: 1, unit: 'pieces' }, share: 100 },
  ])

  await due(addDays(today, -1), dueAt)
  const late = await read()
  expect(late.late).toMatchObject([{ orderNumber: order.orderNumber }])
  expect(onDay(late, later)?.orders).toEqual([])
  expect(onDay(late, today)?.loads.map(({ station }) => station)).toEqual(['check', 'print', 'cut', 'pack'])

  for (const from of ['check', 'print', 'cut', 'pack'] as const)
    await moveItem(shop, staff, { itemId: item.id, from, to: 'next' })
  expect((await read()).late).toMatchObject([{ unpacked: null }])
  expect(onDay(await read(), today)?.loads).toEqual([])
})
