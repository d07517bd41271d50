import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { liveEvents, missedNews } from '#domain/live-events.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { Line } from '#server/kernel/postgres/line.ts'

const topicSchema = z.union([
  z.enum(['staff', 'settings']),
  z.templateLiteral([z.enum(['user', 'order', 'artwork', 'access']), ':', z.string()]),
])

/** The recipients: all staff, all processes, an account, holders of an order's link, a visitor who uploads. */
export type Topic = z.infer<typeof topicSchema>

const messageSchema = z.object({ topic: topicSchema, event: z.enum(liveEvents), id: z.string() })

/** A hint that something changed; pages read the change itself through their loaders. */
export type RealtimeMessage = z.infer<typeof messageSchema>

export type Realtime = {
  /** Delivered to all processes when the caller's transaction commits, and never if it doesn't. */
  announce(executor: Executor, ...messages: readonly RealtimeMessage[]): Promise<void>
  /** The same to everyone who follows an order: staff, its customer, and holders of its link. */
  announceOfOrder(
    executor: Executor,
    order: { orderId: string; customerId: string | null },
    news: Omit<RealtimeMessage, 'topic'>,
  ): Promise<void>
  subscribe(topic: Topic, listener: (message: RealtimeMessage) => void): () => void
  /** Called when this process is connected again after losing its connection: it has missed any messages in between. */
  onMissed(call: () => void): () => void
  /** Whether that happened within the last `milliseconds`. */
  hasMissedWithin(milliseconds: number): boolean
  /** The messages of the last `milliseconds`, oldest first; reaches back a minute at most. */
  heardWithin(topics: readonly Topic[], milliseconds: number): RealtimeMessage[]
  start(): Promise<void>
}

const channel = 'gangway'

/** For subscribers that are a moment late: pages are read before their stream is open. */
const kept = seconds(60)

/** Others may use the channel, too; anything that isn't one of our messages is ignored. */
function readMessage(payload: string): RealtimeMessage | null {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

export function createRealtime(line: Line): Realtime {
  const emitter = new EventEmitter({ captureRejections: true })
  emitter.setMaxListeners(0)
  const heard: { at: number; message: RealtimeMessage }[] = []
  const listen = (name: Topic | typeof missedNews, listener: (message: RealtimeMessage) => void) => {
    emitter.on(name, listener)
    return () => void emitter.off(name, listener)
  }
  let hasListened = false
  /** When it was last connected again. */
  let missedAt = Number.NEGATIVE_INFINITY
  const announce: Realtime['announce'] = async (executor, ...messages) => {
    const told = messages.map((message) => sql`pg_notify(${channel}, ${JSON.stringify(message)})`)
    if (told.length > 0) await executor.execute(sql`select ${sql.join(told, sql`, `)}`)
  }
  return {
    announce,
    async announceOfOrder(executor, { orderId, customerId }, news) {
      const topics: Topic[] = ['staff', `order:${orderId}`]
      if (customerId !== null) topics.push(`user:${customerId}`)
      await announce(executor, ...topics.map((topic) => ({ topic, ...news })))
    },
    subscribe: listen,
    hasMissedWithin: (milliseconds) => missedAt >= performance.now() - milliseconds,
    onMissed: (call) => listen(missedNews, call),
    heardWithin(topics, milliseconds) {
      const from = performance.now() - Math.min(milliseconds, kept)
      return heard
        .filter(({ at, message }) => at >= from && topics.includes(message.topic))
        .map(({ message }) => message)
    },
    async start() {
      const hear = (payload: string): void => {
        const message = readMessage(payload)
        if (!message) return
        const at = performance.now()
        heard.push({ at, message })
        // Not with every message: there may be hundreds a second.
        if ((heard[0]?.at ?? at) < at - 2 * kept)
          heard.splice(
            0,
            heard.findIndex((one) => one.at > at - kept),
          )
        emitter.emit(message.topic, message)
      }
      await line.listen(channel, hear, () => {
        if (hasListened) missedAt = performance.now()
        if (hasListened) emitter.emit(missedNews)
        hasListened = true
      })
    },
  }
}
