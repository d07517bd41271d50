import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { after, days } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { Shop } from '#server/shop.ts'
import type { EdgeVariables } from './visit.ts'

type Deps = {
  shop: Pick<Shop, 'settings' | 'clock'>
  environment: Pick<Environment, 'SECURITY_CONTACT'>
}

const notices = new URL('../../THIRD_PARTY_NOTICES', import.meta.url)
/** RFC 9116, 2.5.5 recommends less than a year. Always this far ahead: the file is generated on each request. */
const validity = days(180)

/**
 * What outsiders may want to know about the software: where to report a vulnerability, and the licenses of its
 * components.
 */
export function aboutRoutes({ shop, environment }: Deps): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.get('/.well-known/security.txt', async (context) => {
    const contact = environment.SECURITY_CONTACT ?? (await shop.settings.read()).contactEmail
    const fields = [
      `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
      `Expires: ${after(shop.clock.now(), validity).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${context.get('visit').origin}/.well-known/security.txt`,
    ]
    return context.text(`${fields.join('\n')}\n`)
  })
  routes.get('/licenses', async (context) => {
    context.header('cache-control', 'public, max-age=3600')
    return context.text(await readFile(notices, 'utf8'))
  })
  return routes
}
