import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'

export type ImapServer = AsyncDisposable & {
  /** imap://… with its user and password. */
  url: string
  /** Delivers an email to the INBOX. */
  deliver(raw: string): void
  /** The number of unread emails. */
  unread(): number
}

/** A real IMAP server on this machine, in memory. */
export async function startImapServer(): Promise<ImapServer> {
  const server = hoodiecrow({
    plugins: ['ID', 'NAMESPACE', 'UNSELECT', 'SASL-IR', 'AUTH-PLAIN', 'IDLE', 'SPECIAL-USE'],
    users: { orders: { password: 'secret' } },
    storage: { INBOX: { messages: [] } },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const inbox = () => server.folderCache.INBOX?.messages ?? []
  return {
    url: `imap://orders:secret@127.0.0.1:${port}/INBOX`,
    deliver: (raw) => server.appendMessage('INBOX', [], false, raw),
    unread: () => inbox().filter(({ flags }) => !flags.includes('\\Seen')).length,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
