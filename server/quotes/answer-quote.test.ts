import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { bulkQuotes } from './tables.ts'

const staff = signedIn('admin', 'mara@shop.example')
const asked = {
  product: 'tumbler',
  name: 'Ada',
  email: 'ada@example.com',
  quantity: '40',
  details: { Size: '40oz' },
}

async function askedFor(shop: TestShop): Promise<string> {
  const outcome = await shop.quotes.request(visitor(), { clientAddress: '192.0.2.7' }, asked)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.quoteId
}

test('an answer is mailed once with the contact address to reply to, kept in the thread, and ends the waiting', async () => {
  await using shop = await startTestShop()
  const id = await askedFor(shop)
  expect(await shop.quotes.countNew(staff)).toBe(1)
  expect(await shop.quotes.note(staff, id, 'Ask for the engraving depth')).toEqual({ ok: true })
  expect(await shop.quotes.answer(staff, id, ' $21 each.\n\nReady in ten days. ')).toEqual({ ok: true })
  await shop.jobs.runDue()

  const [mail, ...others] = (await shop.mail.list()).filter(
    ({ template }) => template === 'bulk-quote-answer',
  )
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your bulk quote for 40 tumblers' })
  expect(mail?.text).toContain('$21 each.\n\nReady in ten days.')
  expect(mail?.text).not.toContain('engraving depth')
  expect(await shop.quotes.countNew(staff)).toBe(0)
  expect(await shop.quotes.get(staff, id)).toMatchObject({
    state: 'answered',
    details: [{ label: 'Size', value: '40oz' }],
    messages: [
      { kind: 'note', text: 'Ask for the engraving depth', authorName: 'mara@shop.example' },
      { kind: 'answer', text: '$21 each.\n\nReady in ten days.' },
    ],
  })
})

test('of two who move a request at once one wins; what is empty or unknown is refused', async () => {
  await using shop = await startTestShop()
  const id = await askedFor(shop)
  const { quotes } = shop
  const both = await Promise.all([
    quotes.setState(staff, id, 'new', 'closed'),
    quotes.setState(staff, id, 'new', 'answered'),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both).toContainEqual({ ok: false, reason: 'moved_on' })
  expect(await quotes.answer(staff, id, ' ')).toEqual({ ok: false, reason: 'empty' })
  expect(await quotes.answer(staff, crypto.randomUUID(), 'x')).toEqual({ ok: false, reason: 'not_found' })
  expect((await quotes.list(staff, { text: 'ADA' })).quotes).toHaveLength(1)
  expect((await quotes.list(staff, { text: 'nobody' })).quotes).toEqual([])
  expect((await quotes.list(staff, { state: 'new' })).quotes).toEqual([])
})

test('the list has pages of 30, newest first, none twice and none left out', async () => {
  await using shop = await startTestShop()
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
  for (let before: string | null = ''; before !== null && lengths.length < 9; ) {
    const page = await shop.quotes.list(staff, { before })
    names.push(...page.quotes.map(({ name }) => name))
    lengths.push(page.quotes.length)
    before = page.next
  }
  expect(lengths).toEqual([30, 30, 2])
  expect(new Set(names).size).toBe(62)
})

test('staff are told live of a request and of what is done with it', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const heard: unknown[] = []
  shop.realtime.subscribe('staff', (message) => heard.push(message.event))
  const id = await askedFor(shop)
  await expect.poll(() => heard).toEqual(['quote.changed'])
  await shop.quotes.answer(staff, id, 'Yes')
  await expect.poll(() => heard).toEqual(['quote.changed', 'quote.changed'])
})

test('nobody but staff reads or answers', async () => {
  await using shop = await startTestShop()
  const id = await askedFor(shop)
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    const attempts = [
      () => shop.quotes.list(actor, {}),
      () => shop.quotes.get(actor, id),
      () => shop.quotes.countNew(actor),
      () => shop.quotes.answer(actor, id, 'x'),
      () => shop.quotes.note(actor, id, 'x'),
      () => shop.quotes.setState(actor, id, 'new', 'closed'),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('Access Denied')
  }
  expect(await shop.database.orm.$count(auditEntries)).toBe(0)
})
