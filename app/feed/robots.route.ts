import { visitContext } from '#app/context.ts'
import { textAnswer } from '#app/feed/xml.ts'
import type { Route } from './+types/robots.route.ts'

/** Private and staff pages, and URLs that are not pages. */
const closed = [
  ...['/admin', '/auth', '/profile', '/customer-portal', '/order', '/cart', '/checkout', '/payment-success'],
  ...['/sandbox-pay', '/gang-sheet', '/dev', '/api', '/events', '/uploads', '/files'],
]

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /files/public/',
    '',
    `Sitemap: ${context.get(visitContext).origin}/sitemap.xml`,
  ]
  return textAnswer(`${lines.join('\n')}\n`, 'text/plain')
}
