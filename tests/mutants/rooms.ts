/** A part of the codebase, and the share of small faults that its tests must notice. */
export type Room = {
  name: string
  wanted: number
  files: RegExp
  not?: RegExp
  /** Tests to run in addition to the nearest ones: they reach the code through tables and not imports. */
  proofs?: RegExp
}

/** Money, permissions, ownership, own data, limits, settlement and print geometry. */
const strict = 0.95
const usual = 0.85

/** Parts whose documents and files are checked by other parts' tests. */
const elsewhere: Record<string, RegExp> = {
  sheets: /^server\/shipping\/list-day\.test\.ts$/,
  'earlier-orders': /^server\/import-export\/moving-in\.test\.ts$/,
}

const capability = (name: string, wanted = usual): Room => ({
  name,
  wanted,
  files: new RegExp(`^server/${name}/.+\\.ts$`),
  ...(elsewhere[name] && { proofs: elsewhere[name] }),
})

const money = /^domain\/(money\/.+|cart\/(cart-quote|checkout)|orders\/(bulk-quote|quote).*)\.ts$/

/** Who may do what, who owns what, and how often anyone may ask. */
const permissions =
  /^(domain\/people\/(permissions|role|api-key|guarded-actions)|server\/(permits|operations)|server\/kernel\/(door|permit|ownership|limits|rate-limit|network))\.ts$/

export const rooms: readonly Room[] = [
  { name: 'permissions', wanted: strict, files: permissions, proofs: /^tests\/authorization\/.+\.test\.ts$/ },
  { name: 'domain-money', wanted: strict, files: money },
  { name: 'domain', wanted: usual, files: /^domain\/.+\.ts$/, not: money },
  {
    name: 'own-data',
    wanted: strict,
    files: /^server\/([^/]+\/own-data|own-data\/.+)\.ts$/,
    proofs: /^server\/own-data\/.+\.test\.ts$/,
  },
  ...[
    'checkout',
    'payments',
    'discounts',
    'cart',
    'pricing',
    'quotes',
    'auth',
    'inventory',
    'guest-orders',
  ].map((name) => capability(name, strict)),
  ...['orders', 'shipping', 'designs', 'artwork', 'catalog', 'listings', 'prints', 'tshirts', 'tumblers'].map(
    (name) => capability(name),
  ),
  ...[
    'blog',
    'newsletter',
    'mail',
    'inbound-mail',
    'production',
    'draft-orders',
    'order-changes',
    'edit-requests',
    'people',
    'settings',
  ].map((name) => capability(name)),
  ...[
    'aidesigns',
    'retention',
    'cancellations',
    'drafts',
    'media',
    'realtime',
    'reorder',
    'reports',
    'visits',
    'import-export',
    'redirects',
    'earlier-orders',
    'backup',
    'audit',
    'disk',
    'doctor',
    'own-pictures',
    'webhooks',
    'item-pictures',
    'batches',
    'sheets',
    'rolls',
  ].map((name) => capability(name)),
  { name: 'printfiles', wanted: strict, files: /^server\/printfiles\/.+\.ts$/ },
  { name: 'kernel', wanted: usual, files: /^server\/kernel\/.+\.ts$/ },
  { name: 'compose', wanted: usual, files: /^server\/(compose(\/.+)?|followers|shop)\.ts$/ },
  { name: 'http', wanted: usual, files: /^server\/http\/.+\.ts$/ },
  { name: 'adapters', wanted: usual, files: /^server\/adapters\/.+\.ts$/ },
  { name: 'nesting', wanted: usual, files: /^nesting\/.+\.ts$/ },
]

/** Run regardless of their imports: each checks all values of a kind in a moment. */
export const tables =
  /^tests\/(schedules|operations\/released|docs\/limits|authorization\/guarded)\.test\.ts$/

/** Reads the server's files as text, and imports none. */
export const reader = 'tests/whole-tables.test.ts'

/** Tables are PostgreSQL's business, templates are text, and test-only code is tested by its use. */
const apart = /\.test\.tsx?$|\/tables\.ts$|\/templates\/|\/testing\/|\.d\.ts$|\/assembly\//

/** The first matching part, if several match. */
export const roomOf = (path: string): Room | undefined =>
  apart.test(path) ? undefined : rooms.find(({ files, not }) => files.test(path) && !not?.test(path))
