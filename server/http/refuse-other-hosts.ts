import type { MiddlewareHandler } from 'hono'
import type { Environment } from '#server/kernel/environment.ts'

/** A machine's names for itself (RFC 6761 section 6.3, RFC 4291 section 2.5.3). */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Responds only to the name that shoppers type, or without PUBLIC_URL to the machine's own: another site's page whose
 * name was made to resolve here (DNS rebinding) can read nothing from the shop, and no link is built from a name that a
 * stranger sent. Ports are ignored, because proxies leave them out. Load balancers check health by address, as
 * Prometheus reads metrics, and the sandbox posts its signed events to its own machine.
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
      ? `This shop is at ${PUBLIC_URL} and answers to no other name. To use another one, set PUBLIC_URL to it and restart the shop.`
      : `Without PUBLIC_URL, this shop answers only on its own machine, at http://localhost:${PORT}. ` +
        `To open it from here, start it with PUBLIC_URL=http://${host} npm start`
    return context.text(`${advice}\n`, 421)
  }
}
