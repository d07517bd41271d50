const shelves = new Set(['prints', 'print-marketplace', 'tshirt-marketplace', 'tumbler-marketplace', 'blog'])
/** Paths whose second part names a kind, not a specific item. */
const parted = new Set(['admin', 'api', 'auth', 'files', 'functions', 'health', 'uploads', 'webhooks'])
const isName = /^[a-z][a-z0-9-]{0,30}$/

/**
 * The name that a path is counted under: few names, no matter how many products and orders there are. Nothing in it
 * identifies a person.
 */
export function routeOf(path: string, status: number): string {
  const [first = '', ...rest] = path
    .slice(1)
    .replace(/\.data$/, '')
    .split('/')
  if (first === '' || first === '_') return '/'
  if (status === 404 || status === 405 || !/^[a-z0-9._-]{1,40}$/.test(first)) return 'none'
  if (first === 'assets') return '/assets'
  if (shelves.has(first)) return rest.length > 0 ? `/${first}/:slug` : `/${first}`
  if (!parted.has(first)) return rest.length > 0 ? `/${first}/…` : `/${first}`
  const names = rest.slice(0, /^v\d$/.test(rest[0] ?? '') ? 2 : 1).filter((name) => isName.test(name))
  return `/${[first, ...names].join('/')}`
}
