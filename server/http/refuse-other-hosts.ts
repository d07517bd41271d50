import type { MiddlewareHandler } from 'hono'
import type { Environment } from '#server/kernel/environment.ts'

/** Names by which a machine calls itself (RFC 6761 section 6.3, RFC 4291 section 2.5.3). */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Answers only to the name that shoppers type, or without PUBLIC_URL to the machine's own: a page elsewhere whose name
 * was made to lead here (DNS rebinding) reads nothing of the shop, and no link is built from a name that a stranger
 * sent. Ports are not looked at, because proxies leave them out. Load balancers ask for health by address, as Prometheus for metrics, and the
 * sandbox posts its signed events to its own machine.
 */
export function refuseOtherHosts({
  PUBLIC_URL,
  PORT,
}: Pick<Environment, 'PUBLIC_URL' | 'PORT'>): MiddlewareHandler {
  const own = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  const isOurs = (name: string): boolean => name === own || (loopback.has(own) && loopback.has(name))
  return async (context, next) => {
    const { hostname, host, pathname } = new URL(context.req.url)
    const isForAnyHost =
      pathname.startsWith('/health/') ||
      pathname === '/metrics' ||
      (pathname.startsWith('/webhooks/') && loopback.has(hostname))
    if (isOurs(hostname) || isForAnyHost) return next()
    const advice = PUBLIC_URL
      ? `This shop is at ${PUBLIC_URL} and answers to no other name. For another one, set PUBLIC_URL to it and start the shop again.`
      : `Without PUBLIC_URL this shop answers on its own machine only, at http://localhost:${PORT}. ` +
        `To open it from here, start it with PUBLIC_URL=http://${host} npm start`
    return context.text(`${advice}\n`, 421)
  }
}
