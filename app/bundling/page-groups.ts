/** What the bundler knows about a module (Rolldown's ModuleInfo). */
type ModuleFacts = {
  code: string | null
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

type Graph = { getModuleInfo(id: string): ModuleFacts | null }

/** The parts of Rolldown's `CodeSplittingGroup` that are used here. */
type PageGroup = {
  name: string | ((id: string, graph: Graph) => string | null)
  debugName?: string
  test?: RegExp
  priority: number
  minShareCount?: number
  entriesAware?: boolean
  entriesAwareMergeThreshold?: number
}

/** The pages that load a module initially, the parts that load it on demand, and the module's length. */
type Users = { pages: readonly string[]; later: readonly string[]; letters: number }

/** Folders of app/ whose pages are visited one after another. Pages outside all of them count as reading. */
const visits = {
  buying: ['cart', 'checkout'],
  paying: ['pay'],
  tshirts: ['tshirts'],
  tumblers: ['tumblers'],
  generating: ['ai-builder'],
  account: ['auth', 'profile', 'proof'],
  portal: ['portal'],
  tracking: ['tracking'],
  newsletter: ['newsletter'],
  shelves: ['marketplace', 'search', 'admin/listings/preview'],
  articles: ['blog', 'about', 'policies', 'admin/blog/preview'],
  studio: ['builder', 'admin/order/item-studio', 'admin/edit-requests/proof'],
  'desk-orders': [
    'admin/orders',
    'admin/order',
    'admin/payments',
    'admin/customers',
    'admin/quotes',
    'admin/edit-requests',
  ],
  'desk-drafts': ['admin/draft-orders', 'admin/order-change'],
  'desk-floor': ['admin/production', 'admin/rolls', 'admin/packing', 'admin/labels'],
  'desk-goods': [
    'admin/listings',
    'admin/prints',
    'admin/import-export',
    'admin/moving-in',
    'admin/redirects',
    'admin/earlier-orders',
  ],
  'desk-texts': [
    'admin/blog',
    'admin/newsletter',
    'admin/site-pages',
    'admin/about',
    'admin/mails',
    'admin/mail-wording',
    'admin/media',
    'admin/look',
  ],
  'desk-settings': ['admin/settings', 'admin/staff'],
  desk: ['admin'],
} as const satisfies Record<string, readonly string[]>

/**
 * The first name that matches a module gets it, along with its imports: what more pages need comes before what fewer
 * do. A visit to a single page has no file here.
 */
const names = [
  'frame',
  'forms',
  'selling',
  'serving',
  'designing',
  'buying',
  'paying',
  'tshirts',
  'tumblers',
  'account',
  'orders',
  'portal',
  'newsletter',
  'shelves',
  'articles',
  'desk',
  'desk-orders',
  'desk-drafts',
  'desk-floor',
  'desk-goods',
  'desk-texts',
  'desk-settings',
  'outside-studio',
  'studio-overlay',
  'lettering',
]

const ofLists = /[\\/]lists[\\/]|-filters\.ts$/
const ownCode = /[\\/](app|domain)[\\/]/
/** Includes the configuration that must run before the first schema is created (app/schemas-without-eval.ts). */
const schemas = /node_modules[\\/]zod|schemas-without-eval/
const uploads = /node_modules[\\/]tus-js-client/
const popups = /node_modules[\\/](@base-ui|@floating-ui)/
const icons = /lucide-react/
const smallParts =
  /[\\/]app[\\/](ui|operations)[\\/]|[\\/]domain[\\/]|lucide-react|[\\/](send-(artwork|resumably)|upload-failure)\.ts$/
/** Below this, loading it unnecessarily costs less than an extra request would where it is needed. */
const fewLetters = 1_200

/**
 * Output files for code that several pages use, grouped by which pages those are, for Rolldown's `codeSplitting`. Left
 * to itself, it emits a file for each icon and helper: the cart took 39 requests, an order in the back office 106.
 */
export function pageGroups(): PageGroup[] {
  const known = new Map<string, Users>()
  const groupOf = (id: string, graph: Graph): string | null => {
    if (schemas.test(id) || popups.test(id)) return null
    const users = known.get(id) ?? findUsers(id, graph)
    known.set(id, users)
    return groupBy(id, users)
  }
  const byPages = names.map((name, place) => ({
    name: (id: string, graph: Graph) => (groupOf(id, graph) === name ? name : null),
    debugName: name,
    priority: names.length - place,
  }))
  return [
    { name: 'schemas', test: schemas, priority: names.length + 1 },
    { name: 'uploads', test: uploads, priority: names.length + 1 },
    ...byPages,
    // Each of their parts imports many others: only the bundler knows which of them remain in the end.
    {
      name: 'popups',
      test: popups,
      priority: names.length - 0.5,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
    },
  ]
}

/**
 * Null leaves a module to the bundler, which puts code used by a single page into that page's file, or into one of its own
 * if another page fetches it later.
 */
function groupBy(id: string, users: Users): string | null {
  const { pages, later } = users
  if (pages.some(isFrame)) return 'frame'
  if (pages.length === 0) return laterGroupBy(id, later)
  if (pages.length === 1 && later.every((part) => part === id)) return null
  const kinds = new Set(pages.map(visitOf))
  const desks = [...kinds].filter((kind) => kind.startsWith('desk'))
  for (const desk of desks) kinds.delete(desk)
  const isOfStudio = kinds.delete('studio')
  const [kind = '', ...others] = kinds
  const isLent = desks.length > 0 || isOfStudio
  if (kinds.size > 0 && [...kinds].every(isMaking)) return makingBy(kinds, users, desks, isLent)
  if (others.length > 0) return sharedBy(kinds, pages, isLent)
  if (kind === '')
    return isOfStudio && desks.length === 0 ? 'outside-studio' : deskOf(id, desks, users, isOfStudio)
  if (kind === 'reading' || (lookedAt.has(kind) && desks.length > 0))
    return isLent || pages.length > 1 ? placeForAll(pages) : null
  if (kind === 'account' || lookedAt.has(kind) || !isLent) return kind
  return isSale(kind) ? 'selling' : 'serving'
}

const isOrders = (kind: string): boolean => kind === 'portal' || kind === 'tracking'

const isSale = (kind: string): boolean => kind === 'buying' || kind === 'paying'

const isMaking = (kind: string): boolean => kind === 'tshirts' || kind === 'tumblers' || kind === 'generating'

/**
 * What the builders use: each builder's file also holds what otherwise only lazy parts of the desk fetch. The code that
 * designs shirts, in the studio and where staff write orders, is not needed for handling an order; the other two share
 * little.
 */
function makingBy(
  kinds: ReadonlySet<string>,
  { later }: Users,
  desks: readonly string[],
  isLent: boolean,
): string {
  const [kind = ''] = kinds
  if (kinds.size === 1 && !isLent && !later.some(isStudioItself)) return kind
  if (kinds.has('generating')) return 'selling'
  return kinds.has('tumblers') || !desks.every(isOfDrafts) ? 'serving' : 'designing'
}

/** For code that no page loads initially. The studio's own dialogs load after it, and share its file. */
function laterGroupBy(id: string, later: readonly string[]): string | null {
  const isInStudio = later.some(isStudioItself)
  if (isInStudio && later.every(isOfStudioAlone) && ownCode.test(id)) return 'studio-overlay'
  if (later.length < 2 || !later.some(isStudio)) return null
  // An extra icon costs less than a request.
  if (!ownCode.test(id)) return icons.test(id) && isInStudio ? 'designing' : null
  return isInStudio ? 'outside-studio' : 'lettering'
}

/** What the desk reuses from other pages: rules, small parts, wording. */
const isRead = (id: string, { letters }: Users): boolean => smallParts.test(id) || letters < fewLetters

function deskOf(
  id: string,
  [desk = '', ...others]: readonly string[],
  users: Users,
  isOfStudio: boolean,
): string | null {
  if (isOfStudio || users.later.some(isStudio)) {
    if (!isOfStudio && !isRead(id, users)) return null
    return others.length === 0 && isOfDrafts(desk) ? 'designing' : 'serving'
  }
  if (others.length === 0) return desk
  return ofLists.test(id) ? 'desk-orders' : 'desk'
}

const isOfDrafts = (desk: string): boolean => desk === 'desk-drafts'

const lookedAt = new Set(['reading', 'shelves', 'articles'])

/** Browsing pages load no code that is only for buying. */
function sharedBy(kinds: ReadonlySet<string>, pages: readonly string[], isLent: boolean): string {
  const toLookAt = [...kinds].filter((kind) => lookedAt.has(kind))
  if (toLookAt.length === kinds.size && !isLent) return 'frame'
  if (toLookAt.length > 0 || kinds.has('account')) return placeForAll(pages)
  if ([...kinds].some(isSale)) return 'selling'
  return !isLent && [...kinds].every(isOrders) ? 'orders' : 'serving'
}

/** The home page, where most visits begin, loads nothing that it doesn't use. */
const placeForAll = (pages: readonly string[]): string =>
  pages.some((page) => pathOf(page) === 'home/route.tsx') ? 'frame' : 'forms'

const isStudio = (part: string): boolean => pathOf(part).startsWith('studio/')

/** The part it opens with; dialogs come later still. */
const isStudioItself = (part: string): boolean => pathOf(part) === 'studio/view/studio-overlay.tsx'

const isOfStudioAlone = (part: string): boolean =>
  isStudioItself(part) || pathOf(part) === 'studio/view/studio-dialogs.tsx'

const isFrame = (page: string): boolean => /[\\/]app[\\/]root\.tsx|entry\.client/.test(page)

const pathOf = (page: string): string => /[\\/]app[\\/](.+)$/.exec(page)?.[1]?.replaceAll('\\', '/') ?? ''

function visitOf(page: string): string {
  const path = pathOf(page)
  const [closest] = Object.entries(visits)
    .flatMap(([visit, folders]) => folders.map((folder) => ({ visit, folder })))
    .filter(({ folder }) => path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`))
    .toSorted((one, other) => other.folder.length - one.folder.length)
  return closest?.visit ?? 'reading'
}

function findUsers(id: string, graph: Graph): Users {
  const pages = new Set<string>()
  const seen = new Set([id])
  const later: string[] = []
  for (const module of seen) {
    const facts = graph.getModuleInfo(module)
    if (facts?.isEntry) pages.add(module.split('?')[0] ?? module)
    else if (facts && facts.dynamicImporters.length > 0) later.push(module)
    for (const importer of facts?.importers ?? []) seen.add(importer)
  }
  return { pages: [...pages], later, letters: graph.getModuleInfo(id)?.code?.length ?? 0 }
}
