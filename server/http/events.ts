import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { streamSSE } from 'hono/streaming'
import type { Shop } from '#server/compose.ts'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { RealtimeMessage } from '#server/realtime/index.ts'
import type { EdgeVariables } from './edge.ts'
import { sessionCookieName } from './visit.ts'

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
export function eventRoutes({ realtime, auth }: Pick<Shop, 'realtime' | 'auth'>): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  /** A session that has ended, or another role, ends the stream; the browser opens the next one by itself. */
  const isStill = async ({ user }: Actor, cookie: string | undefined): Promise<boolean> => {
    if (user === null || cookie === undefined) return true
    const now = await auth.authenticate(cookie)
    return now?.id === user.id && now.role === user.role
  }
  routes.get('/', (context) => {
    const { actor } = context.get('visit')
    const cookie = getCookie(context, sessionCookieName)
    context.header('x-accel-buffering', 'no')
    return streamSSE(context, async (stream) => {
      const send = ({ event, id }: RealtimeMessage): void => void stream.writeSSE({ event, data: id })
      let beat: NodeJS.Timeout | undefined
      const ends = topicsOf(actor).map((topic) => realtime.subscribe(topic, send))
      await stream.write(': open\n\n')
      await new Promise<void>((closed) => {
        stream.onAbort(closed)
        if (actor.user) ends.push(realtime.subscribe(`access:${actor.user.id}`, () => closed()))
        beat = setInterval(async () => {
          const isAsBefore = await isStill(actor, cookie).catch(() => true)
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
