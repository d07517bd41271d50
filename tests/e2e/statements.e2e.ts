import { expect, test } from 'vitest'
import { idPattern } from '#domain/uuid.ts'
import { loadBuiltPages } from '#server/http/built-pages.ts'
import { recordReads } from '#server/kernel/postgres/reads.ts'
import { matrix } from '#tests/authorization/matrix.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { sellGangSheet } from '#tests/harness/sell.ts'
import { stockPrint, stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
import { useShopAlone } from '#tests/harness/use-shop.ts'
import known from './statements.json' with { type: 'json' }

const built = await loadBuiltPages()
const anyId = new RegExp(idPattern, 'g')
/** The number of database statements of the last page. */
let statements = 0
const shop = await useShopAlone({
  async servePage(...asked) {
    const { outcome, reads } = await recordReads(async () => {
      const answer = await built(...asked)
      // Read to the end: some is queried while the page is being sent.
      return new Response(await answer.arrayBuffer(), answer)
    })
    statements = reads.statements
    return outcome
  },
})
const owner = await signInFrom(shop, browse(shop), 'owner')

/** Each page's number of statements when last counted; `:id` stands for an id. */
const most: Record<string, number> = known
/** A process reads its settings once, which counts toward the first request. */
const slack = 2

const pages = matrix.flatMap(({ method, path }) =>
  method === 'GET' &&
  typeof path === 'string' &&
  !/^\/(api|files|events|auth\/v1|functions|health|uploads)/.test(path)
    ? [path]
    : [],
)

test('no page queries the database more often than when it was counted, nor more often with more data', async () => {
  await grow()
  const counted = await countAll()
  const above = Object.entries(counted).filter(([path, count]) => count > (most[path] ?? 0) + slack)
  await grow()
  const later = Object.entries(await countAll()).filter(([path, count]) => count > (counted[path] ?? 0))
  expect({ above, later }).toEqual({ above: [], later: [] })
})

async function grow() {
  for (let one = 0; one < 3; one++) await sellGangSheet(shop, browse(shop).actor)
  await stockPrint(shop)
  await stockTshirt(shop)
  await stockTumbler(shop)
}

/** As a page's own links request it, without rendering the page; anything that isn't a page is requested as is. */
async function ask(path: string): Promise<void> {
  const [steps = '', query] = path.split('?')
  const data = `${steps === '/' ? '/_root' : steps}.data${query === undefined ? '' : `?${query}`}`
  const answer = await owner.get(data)
  await answer.arrayBuffer()
  if (answer.status === 404) await (await owner.get(path)).arrayBuffer()
}

async function countAll(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const path of new Set(pages)) {
    statements = 0
    await ask(path)
    const name = path.replaceAll(anyId, ':id')
    counted[name] = Math.max(counted[name] ?? 0, statements)
  }
  return counted
}
