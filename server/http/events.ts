import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { Realtime, RealtimeMessage } from '#server/realtime/index.ts'
import type { EdgeVariables } from './edge.ts'

/** Topics follow from who listens, never from what is asked for. */
function topicsOf(actor: Actor): string[] {
  const topics = [`artwork:${actor.visitorId}`]
  if (actor.user) topics.push(`user:${actor.user.id}`)
  if (isStaffActor(actor)) topics.push('staff')
  return topics
}

/** Proxies close silent connections; a comment now and then keeps them open and tells us of dead ones. */
const heartbeat = seconds(20)

/** Server-sent events (HTML standard, section 9.2): hints that something changed; pages then read it again. */
export function eventRoutes(realtime: Realtime): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.get('/', (context) => {
    const { actor } = context.get('visit')
    context.header('x-accel-buffering', 'no')
    return streamSSE(context, async (stream) => {
      const send = ({ event, id }: RealtimeMessage): void => void stream.writeSSE({ event, data: id })
      const ends = topicsOf(actor).map((topic) => realtime.subscribe(topic, send))
      await stream.write(': open\n\n')
      const beat = setInterval(() => void stream.write(': beat\n\n'), heartbeat)
      await new Promise<void>((closed) => stream.onAbort(closed))
      clearInterval(beat)
      for (const end of ends) end()
    })
  })
  return routes
}
