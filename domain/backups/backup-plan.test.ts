import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backupPlaceSchema, isOverdue, lastDueOf, notKept } from './backup-plan.ts'

const chicago = 'America/Chicago'
const at = (text: string) => new Date(text)

describe('when a backup is due', () => {
  const daily = { every: 'day', hour: 3, weekday: 1 } as const
  test('follows the shop’s clock, even when daylight saving begins and ends', () => {
    expect(lastDueOf(daily, at('2026-11-26T08:59:00Z'), chicago)).toEqual(at('2026-11-25T09:00:00Z'))
    expect(lastDueOf(daily, at('2026-11-26T09:00:00Z'), chicago)).toEqual(at('2026-11-26T09:00:00Z'))
    expect(lastDueOf(daily, at('2026-07-01T12:00:00Z'), chicago)).toEqual(at('2026-07-01T08:00:00Z'))
    expect(lastDueOf({ ...daily, hour: 2 }, at('2026-03-08T12:00:00Z'), chicago)).toEqual(
      at('2026-03-08T08:00:00Z'),
    )
  })
  test('is weekly on its day, and never without a plan', () => {
    const weekly = { every: 'week', hour: 23, weekday: 7 } as const
    expect(lastDueOf(weekly, at('2026-11-26T12:00:00Z'), chicago)).toEqual(at('2026-11-23T05:00:00Z'))
    expect(lastDueOf(weekly, at('2026-11-23T04:59:00Z'), chicago)).toEqual(at('2026-11-16T05:00:00Z'))
    expect(lastDueOf({ ...weekly, every: 'never' }, at('2026-11-26T12:00:00Z'), chicago)).toBeNull()
  })
  test('is overdue three hours after its time, but not for a time before it was planned', () => {
    const plan = { ...daily, plannedAt: at('2026-11-20T00:00:00Z') }
    const due = at('2026-11-26T09:00:00Z')
    const before = at('2026-11-26T08:59:59Z')
    expect(isOverdue(plan, before, at('2026-11-26T11:59:00Z'), chicago)).toBe(false)
    expect(isOverdue(plan, before, at('2026-11-26T12:00:00Z'), chicago)).toBe(true)
    expect(isOverdue(plan, due, at('2026-11-26T12:00:00Z'), chicago)).toBe(false)
    expect(isOverdue(plan, null, at('2026-11-26T12:00:00Z'), chicago)).toBe(true)
    expect(isOverdue({ ...plan, plannedAt: due }, null, at('2026-11-26T12:00:00Z'), chicago)).toBe(true)
    expect(
      isOverdue(
        { ...plan, plannedAt: at('2026-11-26T09:00:01Z') },
        null,
        at('2026-11-26T12:00:00Z'),
        chicago,
      ),
    ).toBe(false)
  })
})

describe('what is kept', () => {
  const nightly = (from: string, days: number) =>
    Array.from({ length: days }, (_, index) => {
      const takenAt = new Date(+at(from) + index * 86_400_000)
      return { id: takenAt.toISOString().slice(0, 10), takenAt }
    })
  const keptOf = (
    taken: ReturnType<typeof nightly>,
    rule: { days: number; weeks: number; months: number },
  ) => {
    const gone = new Set(notKept(taken, rule, chicago))
    return taken.map(({ id }) => id).filter((id) => !gone.has(id))
  }

  test('is the newest of the last days, weeks and months', () => {
    const year = nightly('2026-01-01T15:00:00Z', 100)
    expect(keptOf(year, { days: 3, weeks: 2, months: 3 })).toEqual([
      ...['2026-02-28', '2026-03-31', '2026-04-05', '2026-04-08', '2026-04-09', '2026-04-10'],
    ])
    expect(keptOf(year, { days: 1, weeks: 0, months: 0 })).toEqual(['2026-04-10'])
  })
  test('is one per day by the shop’s calendar, however many there are', () => {
    const taken = [
      { id: 'evening', takenAt: at('2026-11-26T05:30:00Z') },
      { id: 'night', takenAt: at('2026-11-26T06:30:00Z') },
      { id: 'noon', takenAt: at('2026-11-26T18:00:00Z') },
    ]
    expect(notKept(taken, { days: 2, weeks: 0, months: 0 }, chicago)).toEqual(['night'])
  })
  test('always includes the newest, and is stable when applied again', () => {
    const taken = fc.uniqueArray(fc.integer({ min: 0, max: 400 * 24 }), { minLength: 1, maxLength: 40 })
    const rule = fc.record({
      days: fc.integer({ min: 1, max: 10 }),
      weeks: fc.integer({ min: 0, max: 6 }),
      months: fc.integer({ min: 0, max: 6 }),
    })
    fc.assert(
      fc.property(taken, rule, (hours, keep) => {
        const all = hours.map((hour) => ({
          id: String(hour),
          takenAt: new Date(+at('2026-01-01T00:00:00Z') + hour * 3_600_000),
        }))
        const gone = new Set(notKept(all, keep, chicago))
        const rest = all.filter(({ id }) => !gone.has(id))
        expect(gone.has(String(Math.max(...hours)))).toBe(false)
        expect(rest.length).toBeLessThanOrEqual(keep.days + keep.weeks + keep.months)
        expect(notKept(rest, keep, chicago)).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})

test('a place must be complete, and a folder leads nowhere else', () => {
  const wrongOf = (place: object) =>
    backupPlaceSchema.safeParse(place).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(wrongOf({ kind: 'folder', folder: 'daily/shop' })).toEqual([])
  for (const folder of ['', '/etc', '../x', 'a/../b', 'a//b'])
    expect(wrongOf({ kind: 'folder', folder })).toEqual(['folder'])
  expect(wrongOf({ kind: 'sftp' })).toEqual(['folder', 'host', 'user'])
  expect(wrongOf({ kind: 's3', bucket: 'shop-backups', user: 'key' })).toEqual([])
  expect(wrongOf({ kind: 's3', bucket: 'A', region: '.x', endpoint: 'ftp://x', folder: '..' })).toEqual([
    ...['folder', 'bucket', 'region', 'endpoint', 'user'],
  ])
})
