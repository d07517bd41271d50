import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { hours } from '#server/kernel/clock.ts'
import { shareTestShop, startTestShop } from '#tests/harness/shop.ts'
import { mails } from './tables.ts'
import { orderConfirmation } from './templates/order-confirmation.ts'
import { signInLink } from './templates/sign-in-link.ts'

const shop = await shareTestShop()

const request = {
  template: orderConfirmation,
  to: 'ada@example.com',
  dedupeKey: 'order-confirmation:1',
  data: {
    orderNumber: 'GW-000123',
    customerName: 'Ada <b>Lovelace</b>',
    lines: [{ name: 'Gang sheet 22 × 60 in', options: [], quantity: 2, total: '$60.00', picture: null }],
    subtotal: '$60.00',
    discount: null,
    discountLabel: null,
    shipping: '$8.99',
    isPickup: false,
    tax: '$4.95',
    total: '$73.94',
    delivery: 'It arrives in 5-7 business days.',
  },
}

test('an email requested twice is sent once and read in the dev mailbox', async () => {
  await shop.mail.send(shop.database.orm, request)
  await shop.mail.send(shop.database.orm, request)
  await shop.jobs.runDue()

  const [mail, ...others] = await shop.mail.list()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    state: 'sent',
    subject: 'Order GW-000123 is confirmed',
  })
  expect(mail?.html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;')
  expect(mail?.html).toMatch(/Gang sheet 22 × 60 in<\/strong><br><span[^>]*>Quantity 2</)
  expect(mail?.text).toContain('Total: $73.94')
})

test('an email of a transaction that fails is never sent', async () => {
  const failing = shop.database.transaction(async (transaction) => {
    await shop.mail.send(transaction, request)
    throw new Error('the order could not be kept')
  })

  await expect(failing).rejects.toThrow('the order could not be kept')
  await shop.jobs.runDue()
  expect(await shop.database.orm.$count(mails)).toBe(0)
})

test('with a mail server, email goes out by SMTP, as HTML and text', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        received.push(raw)
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    await using shop = await startTestShop({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    await shop.mail.send(shop.database.orm, request)
    await shop.jobs.runDue()
  } finally {
    await new Promise<void>((closed) => server.close(() => closed()))
  }

  expect(received).toHaveLength(1)
  const mail = await PostalMime.parse(received[0] ?? '')
  expect(mail.subject).toBe('Order GW-000123 is confirmed')
  expect(mail.to?.[0]?.address).toBe('ada@example.com')
  expect(mail.html).toContain('$73.94')
  expect(mail.text).toContain('GW-000123')
})

test('a link that opens an account is erased once a mail server has accepted it, and kept for another try until then', async () => {
  const received: string[] = []
  let isDown = true
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        if (!isDown) received.push(raw)
        done(isDown ? new Error('no room') : null)
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    await using shop = await startTestShop({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const data = { path: '/auth?type=magiclink&token=hush-hush', code: '424242' }
    const to = 'ada@example.com'
    const expiresAt = new Date(Date.now() + hours(1))
    await shop.mail.send(shop.database.orm, {
      template: signInLink,
      to,
      dedupeKey: 'link:1',
      data,
      expiresAt,
    })
    await expect(shop.jobs.runDue()).rejects.toThrow('no room')
    const [failed] = await shop.database.orm.select().from(mails)
    expect(failed).toMatchObject({ state: 'queued', attempts: 1, data, html: null, text: null })

    isDown = false
    await shop.mail.send(shop.database.orm, {
      template: signInLink,
      to,
      dedupeKey: 'link:2',
      data,
      expiresAt,
    })
    await shop.jobs.runDue()
    const sent = (await shop.database.orm.select().from(mails)).find(({ state }) => state === 'sent')
    expect(received[0]).toContain('424242')
    expect(JSON.stringify(sent)).not.toMatch(/hush-hush|424242/)
  } finally {
    await new Promise<void>((closed) => server.close(() => closed()))
  }
})
