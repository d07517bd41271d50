/** Pages that this shop has whatever is in it; a test compares them with its routes. */
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

/** What lies below these is answered by this shop, too, and never led on. */
const doors = [
  ...['/admin', '/api/v1', '/auth/v1', '/events', '/files', '/functions/v1', '/health'],
  ...['/uploads/artworks', '/uploads/blog-media', '/uploads/blog-videos', '/uploads/imports', '/webhooks'],
]

/** By a path as it is looked up (`keyOfPath`): nothing that is said of it would ever count. */
export const isOwnPage = (path: string): boolean =>
  pages.has(path) || doors.some((door) => path === door || path.startsWith(`${door}/`))
