/** Pages that this shop always has, whatever its contents; a test compares them with its routes. */
const pages = new Set([
  ...['/', '/about', '/ai-builder', '/api-reference', '/auth', '/auth/prove', '/blog', '/builder', '/cart'],
  ...['/checkout', '/customer-portal', '/dev/mailbox', '/feed.xml', '/gang-sheet', '/newsletter/confirm'],
  ...['/newsletter/unsubscribe', '/payment-success', '/print-marketplace', '/prints', '/profile'],
  ...[
    '/profile/export',
    '/quotes',
    '/robots.txt',
    '/search',
    '/sitemap.xml',
    '/tracking',
    '/tshirt-marketplace',
  ],
  ...['/tshirts', '/tumbler-marketplace', '/tumblers'],
])

/** Everything below these is also answered by this shop, and never redirected. */
const doors = [
  ...['/admin', '/api/v1', '/auth/v1', '/events', '/files', '/functions/v1', '/health'],
  ...['/uploads/artworks', '/uploads/blog-media', '/uploads/blog-videos', '/uploads/imports', '/webhooks'],
]

/** For a path in lookup form (`keyOfPath`): a redirect from one of these would never take effect. */
export const isOwnPage = (path: string): boolean =>
  pages.has(path) || doors.some((door) => path === door || path.startsWith(`${door}/`))
