import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bearerOf } from '../bearer.ts'
import type { Metrics } from './create-metrics.ts'

/** For Prometheus, which presents the token of the setting METRICS_TOKEN. */
export function metricsRoutes(metrics: Metrics, token: string): Hono {
  const routes = new Hono()
  routes.get('/', async (context) => {
    if (!isSame(bearerOf(context.req.header('authorization')) ?? '', token))
      return context.text('Send the shop’s METRICS_TOKEN as a bearer token.\n', 401)
    const { body, contentType } = await metrics.text()
    return context.body(body, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
  })
  return routes
}

const isSame = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
