import { expect, test } from 'vitest'
import type { MailFilters } from '#domain/content/mail-filters.ts'
import { keysOf } from '#domain/lists/list-column.ts'
import { lists } from '#domain/lists/lists.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin')

test('emails are found by address, subject and state, sorted by each column, and read page by page', async () => {
  await using shop = await startTestShop()
  await shop.database.pool.query(
    `insert into mails (dedupe_key, template, to_address, data, state, subject, error, attempts, created_at, sent_at)
     select 'list-' || n, 'order-shipped', 'person' || n || '@example.com', '{}', (array['sent', 'failed', 'queued'])[n % 3 + 1],
       case when n > 1 then 'Mail 100% ' || n end, case when n % 3 = 1 then '550 no' end, n, now() - n * interval '1 hour',
       case when n % 3 = 0 then now() end
     from generate_series(1, 7) n`,
  )
  const read = async (
    filters: MailFilters,
    sort = lists.mails.sort as { column: keyof typeof lists.mails.columns; isDescending: boolean },
  ) => {
    const found: string[] = []
    let next: { key: string; id: string } | null = null
    do {
      const page: Awaited<ReturnType<typeof shop.mail.table>> = await shop.mail.table(staff, {
        ...{ filters, sort, rows: 2 },
        ...(next && { after: next }),
      })
      found.push(...page.rows.map(({ to }) => to.split('@')[0] ?? ''))
      next = page.next
    } while (next)
    return found
  }
  const all = [1, 2, 3, 4, 5, 6, 7].map((n) => `person${n}`)
  expect(await read({})).toEqual(all)
  expect(await read({ state: 'failed' })).toEqual(['person1', 'person4', 'person7'])
  expect(await read({ text: '100%' })).toEqual(all.slice(1))
  expect(await read({ text: 'PERSON3@' })).toEqual(['person3'])
  expect(await shop.mail.counts(staff, [{}, { state: 'queued' }, { text: 'nobody' }])).toEqual([7, 2, 0])
  for (const column of keysOf(lists.mails.columns))
    for (const isDescending of [true, false])
      expect((await read({}, { column, isDescending })).toSorted()).toEqual(all)
  // An email that is rendered only when it is sent is listed by its kind.
  const [first] = (await shop.mail.table(staff, { filters: {}, sort: lists.mails.sort, rows: 1 })).rows
  expect(first?.subject).toBe('order shipped')
  expect(await shop.mail.getForStaff(staff, 'none')).toBeNull()
  await expect(
    shop.mail.table(signedIn('customer'), { filters: {}, sort: lists.mails.sort, rows: 1 }),
  ).rejects.toThrow()
})
