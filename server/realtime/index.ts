import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { z } from 'zod'
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
const reconnectDelay = 1_000

export function createRealtime(connectionString: string, log: Log): Realtime {
  const emitter = new EventEmitter({ captureRejections: true })
  emitter.setMaxListeners(0)
  let client: Client | null = null
  let isStopped = false

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString, application_name: 'gangway-realtime' })
    next.on('notification', ({ payload }) => {
      const message = messageSchema.safeParse(JSON.parse(payload ?? 'null'))
      if (message.success) emitter.emit(message.data.topic, message.data)
    })
    next.on('error', (error) => log.warn({ error: error.message }, 'realtime connection failed'))
    next.on('end', () => {
      if (!isStopped) setTimeout(reconnect, reconnectDelay).unref()
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }
  const reconnect = (): void => {
    if (isStopped) return
    connect().catch(() => setTimeout(reconnect, reconnectDelay).unref())
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
