/** What the bundler tells of a module (Rolldown's ModuleInfo). */
type ModuleFacts = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] }

type Graph = { getModuleInfo(id: string): ModuleFacts | null }

/** What of Rolldown's `CodeSplittingGroup` is used here. */
type PageGroup = {
  name: string | ((id: string, graph: Graph) => string | null)
  debugName?: string
  test?: RegExp
  priority: number
  minShareCount?: number
  entriesAware?: boolean
  entriesAwareMergeThreshold?: number
}

/** The pages that load a module at first, and whether another loads it when it is wanted. */
type Users = { pages: readonly string[]; isUsedLater: boolean }

/** Folders of app/ whose pages are visited one after the other. Pages of none of them are read. */
const visits = {
  buying: ['cart', 'checkout', 'pay'],
  making: ['tshirts', 'tumblers', 'ai-builder'],
  account: ['auth', 'profile', 'proof'],
  orders: ['portal', 'tracking'],
  shelves: ['marketplace', 'blog', 'search', 'admin/listings/preview', 'admin/blog/preview'],
  studio: ['builder', 'admin/order/item-studio', 'admin/edit-requests/proof'],
  desk: ['admin'],
} as const satisfies Record<string, readonly string[]>

/** The first that names a module has it, with what it imports: what more pages need comes before what fewer do. */
const names = [
  'frame',
  'selling',
  'showing',
  'making-shared',
  'orders-shared',
  'sheets',
  'buying',
  'making',
  'account',
  'orders',
  'shelves',
  'desk',
  'outside-studio',
]

const schemas = /node_modules[\\/]zod/
const popups = /node_modules[\\/](@base-ui|@floating-ui)/
const smallParts = /[\\/]app[\\/](ui|operations)[\\/]|lucide-react/
const ofOrders = /[\\/]domain[\\/]orders[\\/]/

/** What so many pages of the shop use comes with the frame. */
const many = 8
const manyForSmallParts = 4

/**
 * Files for what several pages use, grouped by which pages those are, for Rolldown's `codeSplitting`. Left to itself it
 * makes a file of each icon and helper: the cart took 39 requests, an order in the back office 106.
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
    ...byPages,
    // Each of their parts imports many others: only the bundler knows which of them are left in the end.
    {
      name: 'popups',
      test: popups,
      priority: names.length - 0.5,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 3_000,
    },
  ]
}

/** Null leaves a module to the bundler, which puts what one page alone uses into the file of that page. */
function groupBy(id: string, { pages, isUsedLater }: Users): string | null {
  if (pages.some(isFrame)) return 'frame'
  if (pages.length === 0 || (pages.length === 1 && !isUsedLater)) return null
  const kinds = new Set(pages.map(visitOf))
  const isOfDesk = kinds.delete('desk')
  const isOfStudio = kinds.delete('studio')
  const isSmall = smallParts.test(id)
  if (kinds.size === 0) {
    if (!isOfDesk) return 'outside-studio'
    if (isOfStudio) return isSmall || ofOrders.test(id) ? 'selling' : 'sheets'
    return pages.some((page) => pathOf(page) === 'admin/route.tsx') ? 'desk' : null
  }
  const [kind = '', ...others] = kinds
  if (others.length > 0) {
    const ofShop = pages.filter((page) => kinds.has(visitOf(page))).length
    return ofShop >= (isSmall ? manyForSmallParts : many) ? 'frame' : sharedBy(kinds, isOfDesk)
  }
  const isLent = isOfDesk || isOfStudio
  if (kind === 'reading' || kind === 'shelves') return groupToLookAt(kind, isOfDesk)
  if (kind === 'account' || !isLent) return kind
  return kind === 'buying' || isSmall || ofOrders.test(id) ? 'selling' : `${kind}-shared`
}

/** Pages to look at load nothing of what is for buying. */
function sharedBy(kinds: ReadonlySet<string>, isOfDesk: boolean): string {
  const toLookAt = [...kinds].filter((kind) => kind === 'reading' || kind === 'shelves')
  if (toLookAt.length === kinds.size && !isOfDesk) return 'showing'
  return toLookAt.length > 0 || kinds.has('account') ? 'frame' : 'selling'
}

function groupToLookAt(kind: 'reading' | 'shelves', isOfDesk: boolean): string {
  if (isOfDesk) return 'frame'
  return kind === 'shelves' ? 'shelves' : 'showing'
}

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
  let isUsedLater = false
  for (const module of seen) {
    const facts = graph.getModuleInfo(module)
    if (facts?.isEntry) pages.add(module.split('?')[0] ?? module)
    else if (facts && facts.dynamicImporters.length > 0) isUsedLater = true
    for (const importer of facts?.importers ?? []) seen.add(importer)
  }
  return { pages: [...pages], isUsedLater }
}
