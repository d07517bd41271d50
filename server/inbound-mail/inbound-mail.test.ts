import { createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import type { InboundFilters } from '#domain/content/inbound-filters.ts'
import { keysOf } from '#domain/lists/list-column.ts'
import { lists } from '#domain/lists/lists.ts'
import { artworks } from '#server/artwork/tables.ts'
import { createOrderAddresses } from '#server/kernel/order-addresses.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { startImapServer } from '#tests/fakes/imap-server.ts'
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { sellGangSheet, signedIn } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { inboundMails, messageFiles } from './tables.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.close())

const staff = signedIn('admin', 'staff@example.com')
const secret = 'a secret of the mail service'
const posted = (how: string) => ({
  ...{ MAIL_REPLY_TO: 'orders@mail.shop.example', MAIL_INBOUND: how, MAIL_INBOUND_SECRET: secret },
})

const fox = await transparentPng({ width: 30, height: 30 }, { left: 3, top: 3, width: 24, height: 24 })

async function soldTo(shop: TestShop, customer = signedIn('customer')) {
  await sellGangSheet(shop, customer)
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  if (!order) throw new Error('nothing was sold')
  return { id: order.id, orderNumber: order.orderNumber, customer }
}

/** The address that replies to the customer's newest email go to. */
const replyTo = (server: MailServer): string =>
  /^Reply-To:\s*(\S+)/im.exec(server.received.findLast((raw) => /^Reply-To:/im.test(raw)) ?? '')?.[1] ?? ''

const messagesOf = async (shop: TestShop, orderId: string) =>
  (await shop.orders.messages.list(staff, orderId)).map(({ kind, authorName, text }) => [
    kind,
    authorName,
    text,
  ])

const ofIncoming = lists['incoming-mail']

const listed = async (shop: TestShop, filters: InboundFilters = {}) =>
  (await shop.inboundMails.table(staff, { filters, sort: ofIncoming.sort, rows: 50 })).rows

type Letter = { to: string; from?: string; subject?: string; text?: string; id?: string; head?: string }

const letter = ({ to, from, subject, text, id, head }: Letter): string =>
  [
    `From: ${from ?? 'Ada Lovelace <ada@example.com>'}`,
    `To: ${to}`,
    `Subject: ${subject ?? 'Re: A message about order GW-000001'}`,
    `Message-ID: <${id ?? crypto.randomUUID()}@example.com>`,
    ...(head ? [head] : []),
    ...['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', text ?? 'Yes, please.', ''],
  ].join('\r\n')

const post = (shop: TestShop, body: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin}/webhooks/inbound-mime`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822', ...headers },
    body,
  })

/** The address of an order, as its emails carry it. */
async function addressOf(shop: TestShop, orderId: string): Promise<string> {
  await shop.operations.ask('orders.write-to-customer', staff, {
    order: orderId,
    text: 'Two inches smaller?',
  })
  await shop.jobs.runDue()
  return replyTo(mailServer)
}

const startShop = (settings: Record<string, string>) =>
  startTestShop({ settings: { SMTP_URL: mailServer.url, ...settings } })

const shop = await shareTestShop({ settings: { SMTP_URL: mailServer.url, ...posted('mime') } })

test('a customer replies from a mail program, with a file: both appear in the order, and staff are notified', async () => {
  await using imap = await startImapServer()
  await using shop = await startShop({
    ...{ MAIL_REPLY_TO: 'orders@mail.shop.example', MAIL_INBOUND: 'imap', MAIL_IMAP_URL: imap.url },
  })
  const { id, customer } = await soldTo(shop)
  const to = await addressOf(shop, id)
  expect(to).toMatch(/^orders\+[a-z2-7]{42}@mail\.shop\.example$/)

  const answer = {
    ...{ from: 'Ada Lovelace <ada@example.com>', to, subject: 'Re: A message about order GW-000001' },
    html: '<p>Yes, <b>please</b>.</p><p>Here is the new fox &amp; its tail, &lt;3 &gt; &quot;2&quot;, it&#39;s &copy;.</p><blockquote>Two inches smaller?</blockquote>',
    attachments: [{ filename: 'Fox.png', content: fox, contentType: 'image/png' }],
  }
  await createTransport(mailServer.url).sendMail(answer)
  imap.deliver(mailServer.received.at(-1) ?? '')
  await shop.inboundMails.poll()
  expect(imap.unread()).toBe(0)
  await shop.jobs.runDue()
  await shop.jobs.runDue()

  expect(await messagesOf(shop, id)).toEqual([
    ['to_customer', expect.anything(), 'Two inches smaller?'],
    [
      'from_customer',
      'Ada Lovelace by mail',
      `Yes, please.\n\nHere is the new fox & its tail, <3 > "2", it's ©.`,
    ],
  ])
  expect(await shop.reports.attention(staff)).toMatchObject([{ kind: 'customer_message', id }])
  const files = await shop.inboundMails.filesOfOrder(staff, id)
  expect(files).toMatchObject([{ fileName: 'Fox.png', problem: null, thumbnailUrl: expect.any(String) }])
  const [artwork] = await shop.artwork.list(customer)
  expect(artwork).toMatchObject({ id: files[0]?.id, state: 'ready', fileName: 'Fox.png' })

  // The same email received another way, and read again: it is stored once.
  imap.deliver(mailServer.received.at(-1) ?? '')
  await shop.inboundMails.poll()
  await shop.jobs.runDue()
  expect(await messagesOf(shop, id)).toHaveLength(2)
  expect(await shop.database.orm.$count(inboundMails)).toBe(1)
})

test('only signed email is kept: by the secret, by Postmark’s password, by Mailgun’s signature', async () => {
  const { id } = await soldTo(shop)
  const to = await addressOf(shop, id)
  expect((await post(shop, letter({ to }), { authorization: 'Bearer guessed' })).status).toBe(401)
  expect((await post(shop, '')).status).toBe(422)
  expect((await post(shop, letter({ to }))).status).toBe(200)
  await shop.jobs.runDue()
  expect(await messagesOf(shop, id)).toHaveLength(2)

  await using postmark = await startShop(posted('postmark'))
  const second = await soldTo(postmark)
  const address = await addressOf(postmark, second.id)
  const json = { 'content-type': 'application/json' }
  const by = (password: string) => ({
    ...json,
    authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
  })
  // The header names another address: the address it was delivered to counts.
  const raw = letter({ to: 'orders@mail.shop.example' })
  const body = JSON.stringify({ From: 'ada@example.com', OriginalRecipient: address, RawEmail: raw })
  expect((await post(postmark, body, by('guessed'))).status).toBe(401)
  expect((await post(postmark, JSON.stringify({ From: 'ada@example.com' }), by(secret))).status).toBe(422)
  expect((await post(postmark, body, by(secret))).status).toBe(200)
  await postmark.jobs.runDue()
  expect(await messagesOf(postmark, second.id)).toHaveLength(2)

  await using mailgun = await startShop(posted('mailgun'))
  const third = await soldTo(mailgun)
  const recipient = await addressOf(mailgun, third.id)
  const signed = (key: string) => {
    const [timestamp, token] = ['1790000000', 'a'.repeat(50)]
    const signature = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex')
    return new URLSearchParams({
      ...{ recipient, timestamp, token, signature },
      'body-mime': letter({ to: 'someone@else.example' }),
    }).toString()
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded', authorization: '' }
  expect((await post(mailgun, signed('guessed'), form)).status).toBe(401)
  expect((await post(mailgun, signed(secret), form)).status).toBe(200)
  await mailgun.jobs.runDue()
  expect(await messagesOf(mailgun, third.id)).toHaveLength(2)
})

test('automated email is ignored; a bounce is noted on the email that came back', async () => {
  const { id } = await soldTo(shop)
  const to = await addressOf(shop, id)
  for (const head of [
    'Auto-Submitted: auto-replied (vacation)',
    'Precedence: bulk',
    'X-Autoreply: yes',
    'List-Id: <news.example.com>',
    'Return-Path: <>',
  ])
    await post(shop, letter({ to, head }))
  const [mail] = (await shop.mail.list()).filter(({ template }) => template === 'order-message')
  const report = [
    ...['From: MAILER-DAEMON@mx.example', `To: ${to}`, 'Message-ID: <dsn@mx.example>', 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/report; report-type=delivery-status; boundary=b', '', '--b'],
    ...['Content-Type: message/delivery-status', '', 'Action: failed'],
    ...['Diagnostic-Code: smtp; 550 No such mailbox', '', '--b', 'Content-Type: text/rfc822-headers', ''],
    ...[`Message-ID: <${mail?.id}@localhost>`, '', '--b--', ''],
  ].join('\r\n')
  await post(shop, report)
  await shop.jobs.runDue()
  const mails = await listed(shop)
  expect(mails.map(({ state }) => state)).toEqual(Array(6).fill('ignored'))
  expect(await messagesOf(shop, id)).toHaveLength(1)
  expect(await shop.mail.get(mail?.id ?? '')).toMatchObject({
    state: 'failed',
    error: 'Bounced: 550 No such mailbox',
  })
  await post(shop, letter({ to, head: 'Auto-Submitted: no' }))
  await shop.jobs.runDue()
  expect(await messagesOf(shop, id)).toHaveLength(2)
})

test('a guessed address matches no order; staff assign an email to an order or to none', async () => {
  const { id, orderNumber } = await soldTo(shop)
  const to = await addressOf(shop, id)
  const guessed = to.replace(/\+(.)/, (_, first) => `+${first === 'a' ? 'b' : 'a'}`)
  const forged = to.replace(/(.)@/, (_, last) => `${last === 'a' ? 'b' : 'a'}@`)
  await post(shop, letter({ to: guessed, subject: 'Where is it?', from: 'Eve <eve@example.com>' }))
  await post(shop, letter({ to: forged, subject: 'Hello' }))
  await shop.jobs.runDue()
  expect(await messagesOf(shop, id)).toHaveLength(1)
  const mails = await listed(shop, { state: 'unmatched' })
  expect(mails).toHaveLength(2)
  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'mail_unmatched', title: expect.stringContaining('') },
    { kind: 'mail_unmatched' },
  ])
  const [hello, question] = [
    mails.find((one) => one.subject === 'Hello'),
    mails.find((one) => one.subject !== 'Hello'),
  ]
  const { operations } = shop
  expect(
    await operations.call('inbound-mails.assign', staff, {
      mail: question?.id ?? '',
      orderNumber: 'GW-999999',
    }),
  ).toMatchObject({ reason: 'invalid', fieldErrors: { orderNumber: 'There’s no order with this number' } })
  await operations.ask('inbound-mails.assign', staff, {
    mail: question?.id ?? '',
    orderNumber: orderNumber.toLowerCase(),
  })
  await shop.jobs.runDue()
  expect((await messagesOf(shop, id)).at(-1)).toEqual([
    'from_customer',
    'Eve · eve@example.com by mail',
    'Where is it?\n\nYes, please.',
  ])
  await operations.ask('inbound-mails.dismiss', staff, { mail: hello?.id ?? '' })
  expect(await operations.call('inbound-mails.dismiss', staff, { mail: hello?.id ?? '' })).toMatchObject({
    code: 'not_found',
  })
  const logged = await shop.database.orm.select().from(auditEntries)
  expect(logged.map(({ action, subject }) => [action, subject])).toContainEqual([
    'inbound-mail.dismiss',
    `inbound-mail:${hello?.id}`,
  ])
  expect(await shop.inboundMails.counts(staff, [{ state: 'unmatched' }])).toEqual([0])
  expect(await shop.reports.attention(staff)).toMatchObject([{ kind: 'customer_message' }])

  await post(shop, letter({ to, from: 'bob@example.com' }))
  await shop.jobs.runDue()
  expect((await messagesOf(shop, id)).at(-1)?.[1]).toBe('bob@example.com by mail')
})

test('an unreadable email is kept for staff, and one that is cut off is accepted', async () => {
  const { id } = await soldTo(shop)
  const to = await addressOf(shop, id)
  const nested = Array.from({ length: 200 }, (_, at) =>
    [`Content-Type: multipart/mixed; boundary=b${at}`, '', `--b${at}`, ''].join('\r\n'),
  )
  await post(shop, `To: ${to}\r\nSubject: Re: deep\r\n${nested.join('')}`)
  await post(shop, Buffer.from([0, 255, 254, 13, 10, 0]).toString('latin1'))
  await shop.jobs.runDue()
  const mails = await listed(shop)
  expect(mails.map(({ state, reason }) => [state, reason]).sort()).toEqual([
    ['unmatched', 'It could not be read'],
    ['unmatched', 'Its address doesn’t belong to any order'],
  ])
  const cutOff = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nIt ends in the mid'
  await post(shop, `To: ${to}\r\nFrom: a@b.example\r\nSubject: Re: \0 x\r\n${cutOff}`)
  await post(shop, letter({ to, text: `${'x'.repeat(5_000)}\n\n\0\ud800` }))
  await shop.jobs.runDue()
  const [, first, second] = await messagesOf(shop, id)
  const texts = [first?.[2] ?? '', second?.[2] ?? ''].sort()
  expect(texts[0]).toBe('It ends in the mid')
  expect(texts[1]).toHaveLength(4_000)
  expect(texts[1]).toMatch(/… The rest is under Incoming email\.$/)
})

test('an order’s address works in any letter case, but not with another order’s signature', () => {
  const secretBox = { deriveAll: () => [Buffer.alloc(32, 7)] }
  const { addressOf: of, orderOf } = createOrderAddresses({ secretBox, replyTo: 'orders@mail.shop.example' })
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const address = of(one) ?? ''
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  expect(orderOf(['nobody@else.example', address.toUpperCase()])).toBe(one)
  const [, mine = ''] = address.split('+')
  const [, theirs = ''] = (of(other) ?? '').split('+')
  expect(orderOf([`orders+${theirs.slice(0, 26)}${mine.slice(26)}`])).toBeNull()
  expect(createOrderAddresses({ secretBox, replyTo: null }).addressOf(one)).toBeNull()
})

test('an email that lost its job between text and files continues where it left off', async () => {
  const { id } = await soldTo(shop)
  const to = await addressOf(shop, id)
  const boundary = 'b'
  const withFile = [
    ...['From: Ada <ada@example.com>', `To: ${to}`, 'Subject: Re: x', 'Message-ID: <file@example.com>'],
    ...['MIME-Version: 1.0', `Content-Type: multipart/mixed; boundary=${boundary}`, '', '--b'],
    ...['Content-Type: text/plain', '', 'The fox', '', '--b', 'Content-Type: image/png; name=Fox.png'],
    ...['Content-Disposition: attachment; filename=Fox.png', 'Content-Transfer-Encoding: base64', ''],
    ...[fox.toString('base64'), '--b--', ''],
  ].join('\r\n')
  await post(shop, withFile)
  await shop.jobs.runDue()
  // As if the process had been killed after the text was written.
  await shop.database.orm.update(inboundMails).set({ state: 'received' })
  const [file] = await shop.database.orm.select().from(messageFiles)
  await shop.database.orm.delete(artworks)
  const work = shop.pendingWork.find(({ name }) => name === 'incoming emails')
  const [mail] = await shop.database.orm.select().from(inboundMails)
  await shop.database.transaction(async (transaction) => work?.enqueue(transaction, mail?.id ?? ''))
  await shop.jobs.runDue()
  await shop.jobs.runDue()
  expect(await messagesOf(shop, id)).toHaveLength(2)
  expect(await shop.inboundMails.filesOfOrder(staff, id)).toMatchObject([
    { id: file?.id, problem: null, thumbnailUrl: expect.any(String) },
  ])
})

test('incoming emails are found by sender, subject and state, sorted by each column, and read page by page', async () => {
  for (const name of ['Ada', 'Bea 100%', 'Cleo'])
    await post(
      shop,
      letter({ to: 'x@mail.shop.example', from: `"${name}" <${name.slice(0, 3)}@example.com>` }),
    )
  await shop.jobs.runDue()
  const all = ['ada', 'bea', 'cle']
  const read = async (
    sort: typeof ofIncoming.sort | { column: keyof typeof ofIncoming.columns; isDescending: boolean },
  ) => {
    const found: string[] = []
    let next: { key: string; id: string } | null = null
    do {
      const page: Awaited<ReturnType<typeof shop.inboundMails.table>> = await shop.inboundMails.table(staff, {
        ...{ filters: {}, sort, rows: 2 },
        ...(next && { after: next }),
      })
      found.push(...page.rows.map(({ from }) => /<(\w+)@/.exec(from)?.[1] ?? ''))
      next = page.next
    } while (next)
    return found
  }
  for (const column of keysOf(ofIncoming.columns))
    for (const isDescending of [true, false])
      expect((await read({ column, isDescending })).toSorted()).toEqual(all)
  expect(await read({ column: 'from', isDescending: true })).toEqual(all.toReversed())
  const finds: InboundFilters[] = [{}, { text: '100%' }, { text: 'CLE@' }, { state: 'taken' }]
  expect(await shop.inboundMails.counts(staff, finds)).toEqual([3, 1, 1, 0])
  const [ada] = await listed(shop, { text: 'ada@' })
  expect(await shop.inboundMails.get(staff, ada?.id ?? '')).toEqual(ada)
  expect(await shop.inboundMails.get(staff, 'none')).toBeNull()
  await expect(shop.inboundMails.get(signedIn('customer'), ada?.id ?? '')).rejects.toThrow()
})
