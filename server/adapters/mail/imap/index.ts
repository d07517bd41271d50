import type { ImapFlow } from 'imapflow'
import { maxInboundBytes } from '#domain/orders/inbound-mail.ts'
import type { Mailbox } from '#server/inbound-mail/port.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'

/** The limit per check; the next one continues. */
const mostAtOnce = 50

/** A mailbox over IMAP (RFC 9051): imaps://user:password@host:993/INBOX, or imap:// with STARTTLS if offered. */
export function createImapMailbox(address: string): Mailbox {
  const url = new URL(address)
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
  const open = async (): Promise<ImapFlow> => {
    // Loaded only by shops that use it.
    const { ImapFlow } = await import('imapflow')
    const client = new ImapFlow({
      host: url.hostname,
      port: Number(url.port) || (url.protocol === 'imaps:' ? 993 : 143),
      secure: url.protocol === 'imaps:',
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      logger: false,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(60),
    })
    // An error that ends the connection also fails the command that is waiting on it.
    client.on('error', () => {})
    return client
  }
  const within = <Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> =>
    callOutside('The mailbox', seconds(300), async () => {
      const client = await open()
      try {
        await client.connect()
        return await work(client)
      } finally {
        await client.logout().catch(() => client.close())
      }
    })
  return {
    checkAccess: () =>
      within(async (client) => {
        const lock = await client.getMailboxLock(folder, { readOnly: true })
        lock.release()
      }),
    takeNew: (take) =>
      within(async (client) => {
        const lock = await client.getMailboxLock(folder)
        try {
          const unread = (await client.search({ seen: false }, { uid: true })) || []
          for (const uid of unread.slice(0, mostAtOnce)) {
            const mail = await client.fetchOne(
              String(uid),
              { source: { maxLength: maxInboundBytes } },
              { uid: true },
            )
            if (mail !== false && mail.source) await take({ raw: mail.source, recipients: [] })
            await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
          }
        } finally {
          lock.release()
        }
      }),
  }
}
