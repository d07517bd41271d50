import { createDrain } from '#server/http/drain.ts'
import { createEdge } from '#server/http/edge.ts'
import { type FrontHandler, listen } from '#server/http/listen.ts'
import type { ServePage } from '#server/http/visit.ts'
import { seconds } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Shop } from '#server/shop.ts'

export type Pages = { servePage: ServePage; staticFolder?: string; front?: FrontHandler }

export type Doors = {
  edge: ReturnType<typeof createEdge>
  port: number
  /** Lets requests in progress finish; `left` returns how many ms remain for everything still to be closed. */
  close(left: () => number): Promise<void>
}

/**
 * Starts answering visitors, on the configured port and host. The launcher opens every shop with it, and so do tests
 * for shops that they compose in their own process, so that both are served the same way.
 */
export async function openDoors(
  shop: Shop,
  { environment, log, pages }: { environment: Environment; log: Log; pages: Pages },
): Promise<Doors> {
  const drain = createDrain()
  const { servePage, staticFolder, front } = pages
  const edge = createEdge({ shop, environment, log, drain, servePage, staticFolder })
  const { PORT: port, HOST: host, STOP_NOTICE_SECONDS: notice } = environment
  const server = await listen(edge, { port, host, drain, front })
  return {
    edge,
    port: server.port,
    async close(left) {
      await drain.giveNotice(Math.min(seconds(notice), left()))
      drain.endStreams()
      await server.close(left() * shareOfRequests)
    },
  }
}

/** Share of the remaining time, so that each later step gets some. */
const shareOfRequests = 0.6
