import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#tests/harness/shop.ts'

/**
 * `busy`: asks to come back later (450). `refuses`: knows no one by that name (550). `holds`: responds once it is in
 * another mood.
 */
type Mood = 'takes' | 'busy' | 'refuses' | 'holds'

export type MailServer = AsyncDisposable & {
  url: string
  /** Accepted emails, as received. */
  received: string[]
  /** How many are waiting for its response. */
  held(): number
  be(mood: Mood): void
  /** Nothing answers at its port until `open`. */
  close(): Promise<void>
  open(): Promise<void>
}

/** A mail server on this machine that can misbehave, or be down. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = []
  const port = await freePort()
  let mood: Mood = 'takes'
  const held: (() => void)[] = []
  let server: SMTPServer | null = null
  const open = async (): Promise<void> => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(
          mood === 'refuses' ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined,
        ),
      onData(stream, _session, done) {
        let raw = ''
        stream.on('data', (chunk) => {
          raw += chunk
        })
        const answer = () => {
          if (mood === 'takes') received.push(raw)
          done(mood === 'takes' ? null : new Error('no room'))
        }
        stream.on('end', () => (mood === 'holds' ? held.push(answer) : answer()))
      },
    })
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }
  const close = async (): Promise<void> => {
    const closing = server
    server = null
    if (closing) await new Promise<void>((closed) => closing.close(() => closed()))
  }
  await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    held: () => held.length,
    be(next) {
      mood = next
      if (next !== 'holds') for (const answer of held.splice(0)) answer()
    },
    open,
    close,
    [Symbol.asyncDispose]: close,
  }
}
