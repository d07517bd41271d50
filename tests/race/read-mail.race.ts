import { expect, test } from 'vitest'
import { inboundMails } from '#server/inbound-mail/tables.ts'
import { startImapServer } from '#tests/fakes/imap-server.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { sellGangSheet, signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'staff@example.com')
const secret = 'a secret of the mail service'
const letters = 6

test('emails delivered twice by the mail service and by the mailbox, read by two workers simultaneously, are one message each', async () => {
  const mailServer = await startMailServer()
  await using imap = await startImapServer()
  const usual = { SMTP_URL: mailServer.url, MAIL_REPLY_TO: 'orders@mail.shop.example' }
  await using shop = await startTestShop({
    settings: { ...usual, MAIL_INBOUND: 'mime', MAIL_INBOUND_SECRET: secret },
  })
  // Another process of the same shop that reads the mailbox.
  await using other = await startTestShop({
    settings: {
      ...{ ...usual, MAIL_INBOUND: 'imap', MAIL_IMAP_URL: imap.url },
      ...{ DATABASE_URL: shop.connectionString, DATA_DIR: shop.environment.DATA_DIR },
    },
  })
  await sellGangSheet(shop, signedIn('customer'))
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  const id = order?.id ?? expect.fail('Nothing was sold')
  await shop.operations.ask('orders.write-to-customer', staff, { order: id, text: 'Smaller?' })
  await shop.jobs.runDue()
  // Staff also get emails, which no one answers.
  const answerable = mailServer.received.map((mail) => /^Reply-To:\s*(\S+)/im.exec(mail)?.[1])
  const to = answerable.findLast(Boolean) ?? expect.fail('No mail has an address for answers')

  for (let at = 0; at < letters; at++) {
    const letter = [
      ...[
        'From: Ada <ada@example.com>',
        `To: ${to}`,
        'Subject: Re: your order',
        `Message-ID: <${at}@example.com>`,
      ],
      ...['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', `Answer ${at}`, ''],
    ].join('\r\n')
    for (const _ of [1, 2])
      await fetch(`${shop.origin}/webhooks/inbound-mime`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
        body: letter,
      })
    imap.deliver(letter)
  }
  await other.inboundMails.poll()
  expect(await shop.database.orm.$count(inboundMails)).toBe(3 * letters)
  // The same email is also given to both workers.
  const [work, otherWork] = [shop, other].map(({ pendingWork }) =>
    pendingWork.find(({ name }) => name === 'incoming emails'),
  )
  const rows = await shop.database.orm.select().from(inboundMails)
  await shop.database.transaction(async (transaction) => {
    for (const row of rows) await work?.enqueue(transaction, row.id)
  })
  await other.database.transaction(async (transaction) => {
    for (const row of rows) await otherWork?.enqueue(transaction, row.id)
  })
  await Promise.all([shop, other].flatMap(({ jobs }) => [jobs.runDue(), jobs.runDue()]))
  await shop.jobs.runDue()

  const messages = await shop.orders.messages.list(staff, id)
  const answers = messages.filter(({ kind }) => kind === 'from_customer').map(({ text }) => text)
  expect(answers.toSorted()).toEqual(Array.from({ length: letters }, (_, at) => `Answer ${at}`))
  expect(await shop.database.orm.select().from(inboundMails)).toMatchObject(
    Array.from({ length: letters }, () => ({ state: 'taken', orderId: id })),
  )
  await mailServer.close()
})
