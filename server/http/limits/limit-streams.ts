import type { Visit } from '#server/http/visit.ts'
import { networkOf } from '#server/kernel/network.ts'

/** Open at the same time, in this process. An office of thirty with a few tabs each; one person with many. */
export const mostStreams = { ofAddress: 200, ofActor: 24 }

/** The returned function frees the place of a stream that has ended; null if there is no place. */
export type TakeStream = (visit: Pick<Visit, 'clientAddress' | 'actor'>) => (() => void) | null

/** Streams cost memory and a heartbeat for as long as they are open, so they are counted for that time. */
export function createStreamPlaces(): TakeStream {
  const open = new Map<string, number>()
  const count = (key: string, by: number): void => {
    const now = (open.get(key) ?? 0) + by
    if (now > 0) open.set(key, now)
    else open.delete(key)
  }
  return ({ clientAddress, actor }) => {
    const address = `address:${networkOf(clientAddress)}`
    const who = `actor:${actor.user?.id ?? actor.visitorId}`
    if ((open.get(address) ?? 0) >= mostStreams.ofAddress || (open.get(who) ?? 0) >= mostStreams.ofActor)
      return null
    for (const key of [address, who]) count(key, 1)
    return () => {
      for (const key of [address, who]) count(key, -1)
    }
  }
}
