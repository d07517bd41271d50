import { expect, test } from 'vitest'
import { quoteColumns } from '#domain/lists/lists.ts'
import type { BulkQuoteState } from '#domain/orders/bulk-quote-words.ts'
import type { QuoteFilters } from '#domain/orders/quote-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import type { InputOf } from '#server/operations.ts'
import { expectEveryRowOnce } from '#tests/harness/every-page.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { bulkQuotes } from './tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'mara@shop.example')
const asked = {
  product: 'tumbler' as const,
  name: 'Ada',
  email: 'ada@example.com',
  quantity: '40',
  details: { Size: '40oz', Message: '' },
}

async function askedFor(shop: TestShop): Promise<string> {
  return (await shop.operations.ask('quotes.request', visitor(), asked)).quote
}

const nobody = crypto.randomUUID()

test('a reply is emailed once with the contact address to reply to, kept in the thread, and ends the waiting', async () => {
  const id = await askedFor(shop)
  expect(await shop.reports.waiting(staff)).toMatchObject({ quotes: 1 })
  await shop.operations.ask('quotes.note', staff, { quote: id, text: 'Ask for the engraving depth' })
  const text = ' $21 each.\n\nReady in ten days. '
  const { quote } = await shop.operations.ask('quotes.answer', staff, { quote: id, text })
  await shop.jobs.runDue()

  const [mail, ...others] = (await shop.mail.list()).filter(
    ({ template }) => template === 'bulk-quote-answer',
  )
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your bulk quote for 40 tumblers' })
  expect(mail?.text).toContain('$21 each.\n\nReady in ten days.')
  expect(mail?.text).not.toContain('engraving depth')
  expect(await shop.reports.waiting(staff)).toMatchObject({ quotes: 0 })
  expect(await shop.operations.ask('quotes.get', staff, { quote: id })).toEqual({ quote })
  expect(quote).toMatchObject({
    state: 'answered',
    details: [{ label: 'Size', value: '40oz' }],
    messages: [
      { kind: 'note', text: 'Ask for the engraving depth', authorName: 'mara@shop.example' },
      { kind: 'answer', text: '$21 each.\n\nReady in ten days.' },
    ],
  })
})

test('of two who move a request simultaneously one wins; empty or unknown input is refused', async () => {
  const id = await askedFor(shop)
  const move = (to: BulkQuoteState) =>
    shop.operations.call('quotes.set-state', staff, { quote: id, from: 'new', to })
  const both = await Promise.all([move('closed'), move('answered')])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const { quote } = await shop.operations.ask('quotes.get', staff, { quote: id })
  expect(both).toContainEqual(
    expect.objectContaining({
      reason: 'conflict',
      message: 'Someone else just changed this. Check it and try again.',
      theirs: quote,
    }),
  )
  const answer = (quote: string, text: string) =>
    shop.operations.call('quotes.answer', staff, { quote, text })
  expect(await answer(id, ' ')).toMatchObject({
    reason: 'invalid',
    fieldErrors: { text: 'Write something first.' },
  })
  expect(await answer(nobody, 'x')).toMatchObject({ reason: 'refused', code: 'not_found' })
  const found = async (search: InputOf<'quotes.list'>) =>
    (await shop.operations.ask('quotes.list', staff, search)).quotes.length
  expect(await found({ text: 'ADA' })).toBe(1)
  expect(await found({ text: 'nobody' })).toBe(0)
  expect(await found({ text: '%' })).toBe(0)
  expect(await found({ state: 'new' })).toBe(0)
})

test('the list has pages of 30, newest first, none twice and none left out', async () => {
  const createdAt = new Date('2026-05-04T15:30:00Z')
  // Requests of the same moment must not be lost between pages.
  const rows = Array.from({ length: 62 }, (_, index) => ({
    ...{ product: 'tumbler' as const, email: 'ada@example.com', phone: '', quantity: 40, details: {} },
    name: `Ada ${index}`,
    createdAt: new Date(createdAt.getTime() + Math.floor(index / 40)),
  }))
  await shop.database.orm.insert(bulkQuotes).values(rows)

  const names: string[] = []
  const lengths: number[] = []
  for (let cursor: string | undefined; lengths.length < 9; ) {
    const page = await shop.operations.ask('quotes.list', staff, { cursor, limit: 30 })
    names.push(...page.quotes.map(({ name }) => name))
    lengths.push(page.quotes.length)
    if (page.next === null) break
    cursor = page.next
  }
  expect(lengths).toEqual([30, 30, 2])
  expect(new Set(names).size).toBe(62)
  expect(names.slice(0, 22).every((name) => Number(name.split(' ')[1]) >= 40)).toBe(true)
})

test('staff are notified live of a request and of what is done with it', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const heard: unknown[] = []
  shop.realtime.subscribe('staff', (message) => heard.push(message.event))
  const id = await askedFor(shop)
  await expect.poll(() => heard).toEqual(['quote.changed'])
  await shop.operations.ask('quotes.answer', staff, { quote: id, text: 'Yes' })
  await expect.poll(() => heard).toEqual(['quote.changed', 'quote.changed'])
  await shop.operations.ask('quotes.set-state', staff, { quote: id, from: 'answered', to: 'closed' })
  await expect.poll(() => heard).toEqual(['quote.changed', 'quote.changed', 'quote.changed'])
})

test('a program writes under the name of its key, and only staff read or answer', async () => {
  const id = await askedFor(shop)
  const may = new Set(['quotes.read', 'quotes.write'] as const)
  const program: Actor = { ...visitor(), key: { id: nobody, name: 'CRM', permissions: may } }
  const { quote } = await shop.operations.ask('quotes.note', program, { quote: id, text: 'Seen' })
  expect(quote.messages).toMatchObject([{ kind: 'note', authorName: 'CRM', text: 'Seen' }])
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    for (const [name, input] of [
      ['quotes.list', {}],
      ['quotes.get', { quote: id }],
      ['quotes.answer', { quote: id, text: 'x' }],
      ['quotes.note', { quote: id, text: 'x' }],
      ['quotes.set-state', { quote: id, from: 'new', to: 'closed' }],
    ] as const) {
      const code = actor.user ? 'forbidden' : 'not_signed_in'
      expect(await shop.operations.callByName(name, actor, input), name).toMatchObject({ ok: false, code })
    }
  }
  expect(await shop.database.orm.$count(auditEntries)).toBe(1)
})

test('the list is sorted by each column, none twice, and searched by name, address, phone and state', async () => {
  const names = ['Ada', 'grace', 'Ada', 'Alan', 'Radia']
  await shop.database.orm.insert(bulkQuotes).values(
    names.map((name, index) => ({
      ...{ name, product: 'tumbler' as const, quantity: 25 + (index % 2), details: {} },
      ...{ email: `q${index}@example.com`, phone: `512 555 010${index}` },
      state: index === 1 ? ('closed' as const) : ('new' as const),
    })),
  )
  const { quotes } = shop
  await expectEveryRowOnce(quoteColumns, (wish) => quotes.table(staff, { filters: {}, ...wish }), 5)
  const sort = { column: 'email', isDescending: false } as const
  const found = async (filters: QuoteFilters) =>
    (await quotes.table(staff, { filters, sort, rows: 10 })).rows.map(({ email }) => email)
  expect(await found({ text: 'ADA' })).toEqual(['q0@example.com', 'q2@example.com'])
  expect(await found({ text: '0104' })).toEqual(['q4@example.com'])
  expect(await found({ text: '%' })).toEqual([])
  expect(await found({ state: 'closed' })).toEqual(['q1@example.com'])
  expect(await quotes.counts(staff, [{}, { state: 'new' }, { text: 'q3@' }])).toEqual([5, 4, 1])
  await expect(quotes.table(signedIn('floor'), { filters: {}, sort, rows: 10 })).rejects.toThrow(
    'Access Denied',
  )
})
