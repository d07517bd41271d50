import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { orderLink } from '#server/mail/templates/link-to-order.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')
const data = { orderNumber: 'GW-000123', customerName: 'Ada' }

async function standardOf({ mail }: TestShop) {
  const wording = await mail.wording(staff, 'order-link')
  if (!wording) throw new Error('no such mail')
  return wording.standard
}

test('custom wording applies to waiting and future emails; a test goes to the person who requests it; the standard can be restored', async () => {
  const { mail, operations, database, jobs } = shop
  const standard = await standardOf(shop)
  const before = await mail.render(orderLink, data)
  const to = 'ada@example.com'
  await mail.send(database.orm, { template: orderLink, to, data, dedupeKey: 'waits' })

  const own = { ...standard, subject: 'Here is {order}, {name}', note: 'Keep <b>it</b>' }
  const change = (words: typeof own, version: number) =>
    operations.call('settings.change-mail-words', staff, { mail: 'order-link', words, version })
  expect(await change(own, 0)).toMatchObject({ ok: true, value: { words: own, version: 1 } })
  await jobs.runDue()
  const [sent] = await mail.list()
  expect(sent).toMatchObject({ state: 'sent', subject: 'Here is GW-000123, Ada' })
  expect(sent?.html).toContain('Keep &lt;b&gt;it&lt;/b&gt;')
  expect(sent?.text).toContain('Keep <b>it</b>')

  expect(await change({ ...own, heading: 'Late' }, 0)).toMatchObject({
    reason: 'conflict',
    theirs: { words: own },
  })
  const listed = await mail.listWordings(staff)
  expect(listed.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual(['order-link'])

  const draft = { ...own, subject: 'A draft' }
  await operations.ask('mails.test-words', staff, { mail: 'order-link', words: draft })
  await jobs.runDue()
  const [tried] = await mail.list(1)
  expect(tried).toMatchObject({ to: 'staff@example.com', subject: '[Test] A draft' })
  expect(
    await operations.ask('mails.preview-words', staff, { mail: 'order-link', words: draft }),
  ).toMatchObject({
    subject: 'A draft',
    dark: expect.stringContaining('@media all{'),
  })

  expect(await change(standard, 1)).toMatchObject({ ok: true, value: { version: 2 } })
  expect(await mail.render(orderLink, data)).toEqual(before)
  const wording = await mail.wording(staff, 'order-link')
  expect(wording?.history.map(({ words }) => words)).toEqual([standard, own])
  const entries = await database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, 'mail-words:order-link'))
  expect(entries.map(({ action, before: was }) => [action, was])).toContainEqual([
    'settings.mail-words',
    standard,
  ])
})

test('unknown placeholders, an empty subject and a line break are refused with a message', async () => {
  const standard = await standardOf(shop)
  const change = (changes: object) =>
    shop.operations.call('settings.change-mail-words', staff, {
      mail: 'order-link',
      words: { ...standard, ...changes },
      version: 0,
    })
  expect(await change({ subject: ' ', heading: 'One\nTwo' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { 'words.subject': 'An email needs a subject', 'words.heading': 'Keep it on one line' },
  })
  expect(await change({ before: '{Name}, see {tracking}' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: {
      'words.before': 'This email has no {Name}. Use {order}, {name}, {shop}, {contact}.',
    },
  })
  expect(await shop.settings.ownWords()).toEqual({})
})
