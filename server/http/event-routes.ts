import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { missedNews } from '#domain/live-events.ts'
import type { Credential } from '#server/auth/index.ts'
import { createStreamPlaces } from '#server/http/limits/limit-streams.ts'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { seconds } from '#server/kernel/clock.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { RealtimeMessage, Topic } from '#server/realtime/index.ts'
import type { Shop } from '#server/shop.ts'
import { bearerOf } from './bearer.ts'
import type { Drain } from './drain.ts'
import type { EdgeVariables } from './visit.ts'

/** Topics depend on who is listening, never on what is requested. */
function topicsOf(actor: Actor): Topic[] {
  const topics: Topic[] = [`artwork:${actor.visitorId}`]
  for (const id of actor.heldOrders ?? []) topics.push(`order:${id}`)
  if (actor.user) topics.push(`user:${actor.user.id}`)
  if (isStaffActor(actor)) topics.push('staff')
  return topics
}

/** The age of the page's data in milliseconds, as its browser knows it. */
const ageOf = (given: string | undefined): number => Math.max(0, Number(given)) || 0

/** Proxies close silent connections; a periodic comment keeps them open and reveals dead ones. */
const heartbeat = seconds(20)

/** A browser that reopens its stream returns this as `Last-Event-ID`; it has missed what was sent in between. */
const streamId = 'open'

/**
 * Server-sent events (HTML standard, section 9.2): hints that something changed, `order.changed 5f0c…`; pages then
 * reload it. All are messages without an event name: a page also receives those that nothing on it listens for yet.
 */
export function eventRoutes(
  { realtime, auth }: Pick<Shop, 'realtime' | 'auth'>,
  { streamsEnd }: Drain,
): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  const takePlace = createStreamPlaces()

  /** An ended session, or a changed role, ends the stream; the browser opens the next one automatically. */
  const isStill = async ({ user }: Actor, credential: Credential | null): Promise<boolean> =>
    user === null || credential === null || auth.isStillSignedIn(user, credential)

  routes.get('/', (context) => {
    const { actor, sessionToken: cookie } = context.get('visit')
    // Nothing would ever read its stream, and so end it.
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'content-type': 'text/event-stream' })
    const leave = takePlace(context.get('visit'))
    if (!leave) throw new AppError('too_many_requests', 'Too many of our pages are open at once. Close some.')
    const bearer = bearerOf(context.req.header('authorization'))
    const credential = bearer ? { bearer } : cookie === null ? null : { cookie }
    context.header('x-accel-buffering', 'no')
    const isReopened = context.req.header('last-event-id') === streamId
    return streamSSE(context, async (stream) => {
      const send = ({ event, id }: RealtimeMessage): void => void stream.writeSSE({ data: `${event} ${id}` })
      const sendMissed = (): void => void stream.writeSSE({ data: missedNews })
      let beat: NodeJS.Timeout | undefined
      const ends: (() => unknown)[] = [
        leave,
        ...topicsOf(actor).map((topic) => realtime.subscribe(topic, send)),
        realtime.onMissed(sendMissed),
      ]
      await stream.write(`: open\nid: ${streamId}\n\n`)
      const age = ageOf(context.req.query('age'))
      if (isReopened || realtime.hasMissedWithin(age)) sendMissed()
      for (const message of realtime.heardWithin(topicsOf(actor), age)) send(message)
      await new Promise<void>((closed) => {
        stream.onAbort(closed)
        if (stream.aborted) closed()
        // The browser automatically opens the next one, on a process that keeps running.
        const end = (): void => closed()
        streamsEnd.addEventListener('abort', end)
        ends.push(() => streamsEnd.removeEventListener('abort', end))
        if (streamsEnd.aborted) closed()
        const look = (): void =>
          void isStill(actor, credential)
            .catch(() => false)
            .then((isAsBefore) => isAsBefore || closed())
        if (actor.user) ends.push(realtime.subscribe(`access:${actor.user.id}`, look))
        beat = setInterval(async () => {
          const isAsBefore = await isStill(actor, credential).catch(() => true)
          if (isAsBefore) await stream.write(': beat\n\n')
          else closed()
        }, heartbeat)
      })
      clearInterval(beat)
      for (const end of ends) end()
    })
  })
  return routes
}
