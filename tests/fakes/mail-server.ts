import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#tests/harness/shop.ts'

/** `busy`: comes back later (450). `refuses`: knows nobody of that name (550). `holds`: answers when it is in another. */
type Mood = 'takes' | 'busy' | 'refuses' | 'holds'

export type MailServer = AsyncDisposable & {
  url: string
  /** Mails that were taken, as they came. */
  received: string[]
  /** How many wait for its answer. */
  held(): number
  be(mood: Mood): void
  /** Nobody answers at its port any more, until `open`. */
  close(): Promise<void>
  open(): Promise<void>
}

/** A mail server on this machine that can be in a bad mood, or away. */
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
