import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderConfirmation, sampleOrder } from '#server/mail/templates/order-confirmation.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

type Arrived = { to: string; subject: string; html: string; text: string }
type Opened = { shop: TestShop; arrived(): Promise<Arrived[]>; close(): Promise<void> }

async function overMailbox(): Promise<Opened> {
  const shop = await startTestShop()
  return {
    shop,
    arrived: async () =>
      (await shop.mail.list())
        .filter(({ state }) => state === 'sent')
        .map(({ to, subject, html, text }) => ({
          to,
          subject: subject ?? '',
          html: html ?? '',
          text: text ?? '',
        })),
    close: async () => shop[Symbol.asyncDispose](),
  }
}

async function overSmtp(): Promise<Opened> {
  const server = await startMailServer()
  const shop = await startTestShop({ settings: { SMTP_URL: server.url } })
  return {
    shop,
    arrived: async () =>
      (await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))).map((mail) => ({
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        html: mail.html ?? '',
        text: mail.text ?? '',
      })),
    close: async () => {
      await shop[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

describe.each([
  ['the dev mailbox', overMailbox],
  ['SMTP', overSmtp],
] as const)('email by %s', (_name, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())

  const send = (dedupeKey: string, to = 'ada@example.com') =>
    opened.shop.mail.send(opened.shop.database.orm, {
      ...{ template: orderConfirmation, to, dedupeKey, data: { ...sampleOrder, orderNumber: dedupeKey } },
    })

  test('an email arrives as it was rendered, in both formats', async () => {
    await send('GW-000001')
    await opened.shop.jobs.runDue()
    const [mail] = await opened.arrived()
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: expect.stringContaining('GW-000001') })
    expect(mail?.html).toContain('GW-000001')
    expect(mail?.text).toContain('GW-000001')
    expect((await opened.shop.mail.list())[0]).toMatchObject({ state: 'sent', error: null })
  })

  test('an email of the same key is sent once, however often it is requested', async () => {
    const before = (await opened.arrived()).length
    expect([await send('GW-000002'), await send('GW-000002')]).toEqual([true, false])
    await opened.shop.jobs.runDue()
    await opened.shop.jobs.runDue()
    expect(await opened.arrived()).toHaveLength(before + 1)
  })

  test('an email withdrawn in time never arrives', async () => {
    const before = (await opened.arrived()).length
    await send('GW-000003')
    expect(await opened.shop.mail.withdraw(opened.shop.database.orm, ['GW-000003'])).toEqual(['GW-000003'])
    await opened.shop.jobs.runDue()
    expect(await opened.arrived()).toHaveLength(before)
  })
})
