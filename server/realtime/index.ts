import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { z } from 'zod'
import { seconds } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { Log } from '#server/kernel/log.ts'

const messageSchema = z.object({ topic: z.string(), event: z.string(), id: z.string() })

/** A hint that something changed; pages read the change itself through their loaders. */
export type RealtimeMessage = z.infer<typeof messageSchema>

export type Realtime = {
  /** Told to all processes when the caller's transaction commits, and never when it does not. */
  announce(executor: Executor, message: RealtimeMessage): Promise<void>
  subscribe(topic: string, listener: (message: RealtimeMessage) => void): () => void
  start(): Promise<void>
  stop(): Promise<void>
}

const channel = 'gangway'

/** Others may use the channel, too; what is no message of ours is passed over. */
function readMessage(payload: string): RealtimeMessage | null {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

export function createRealtime(
  connectionString: string,
  log: Log,
  { reconnectDelay = seconds(1) }: { reconnectDelay?: number } = {},
): Realtime {
  const emitter = new EventEmitter({ captureRejections: true })
  emitter.setMaxListeners(0)
  let client: Client | null = null
  let isStopped = false

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString, application_name: 'gangway-realtime' })
    next.on('notification', ({ payload }) => {
      const message = readMessage(payload ?? '')
      if (message) emitter.emit(message.topic, message)
    })
    next.on('error', (error) => log.warn({ error: error.message }, 'realtime connection failed'))
    await next.connect()
    await next.query(`listen ${channel}`)
    // Not before: a connection that could not be opened is tried again below, and must not be tried twice.
    next.on('end', () => setTimeout(reconnect, reconnectDelay).unref())
    client = next
  }
  const reconnect = (): void => {
    if (isStopped) return
    connect().catch((error) => {
      log.warn({ error }, 'realtime cannot connect')
      setTimeout(reconnect, reconnectDelay).unref()
    })
  }

  return {
    async announce(executor, message) {
      await executor.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`)
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener)
      return () => emitter.off(topic, listener)
    },
    start: connect,
    async stop() {
      isStopped = true
      await client?.end()
    },
  }
}
