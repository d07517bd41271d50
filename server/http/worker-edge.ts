import { Hono } from 'hono'
import type { Environment } from '#server/kernel/environment.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Shop } from '#server/shop.ts'
import { createDrain } from './drain.ts'
import { healthRoutes } from './health.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'

type Deps = {
  shop: Pick<Shop, 'isReady' | 'disk' | 'database'>
  environment: Pick<Environment, 'METRICS_TOKEN'>
  log: Log
}

/** All the routes of a process that runs jobs and serves no visitors. */
export function createWorkerEdge({ shop, environment: { METRICS_TOKEN }, log }: Deps): Hono {
  const edge = new Hono().route('/health', healthRoutes(shop, createDrain()))
  if (METRICS_TOKEN) edge.route('/metrics', metricsRoutes(createMetrics({ ...shop, log }), METRICS_TOKEN))
  return edge
}
