import { and, asc, inArray, ne } from 'drizzle-orm'
import { isArtworkToFollow } from '#domain/orders/order-design.ts'
import { partIdsOf } from '#domain/orders/part-names.ts'
import type { ItemForFiles } from '#server/orders/index.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { newestReady } from '../newest-ready.ts'
import { refusalOfHold, refusals } from '../request-print-file.ts'
import { serviceFor } from '../start-generation.ts'
import { type PrintFileRow, printFiles } from '../tables.ts'

/** Whose print files are requested: all of an order's, or an item's. */
export type FileChoice = { orders: readonly string[]; items: readonly string[] }

/** What is printed for an item: the files that are ready, and the state of those that aren't. */
export type FoundFiles = {
  item: ItemForFiles
  ready: PrintFileRow[]
  /** Null when all are ready. */
  lack: { isMaking: boolean; message: string } | null
}

/** Leaves out items for which nothing is printed. */
export async function findFiles(
  deps: Pick<PrintFilesDeps, 'database' | 'orders' | 'designService'>,
  choice: FileChoice,
): Promise<FoundFiles[]> {
  const { orm } = deps.database
  const items = await deps.orders.itemsForFiles(orm, choice)
  const ids = items.map(({ orderItemId }) => orderItemId)
  const rows = await orm
    .select()
    .from(printFiles)
    .where(and(inArray(printFiles.orderItemId, ids), ne(printFiles.state, 'superseded')))
    .orderBy(asc(printFiles.createdAt))
  const byItem = Map.groupBy(rows, ({ orderItemId }) => orderItemId)
  return items.flatMap((item) => {
    const own = byItem.get(item.orderItemId) ?? []
    const parts = new Set([...partsOf(deps, item), ...own.map(({ part }) => part)])
    const ready = newestReady(own)
    const isToFollow = isArtworkToFollow(item.design)
    if (parts.size === 0 && !isToFollow) return []
    const missing = [...parts].filter((part) => !ready.has(part))
    const lack = isToFollow
      ? { isMaking: false, message: refusals.artwork_to_follow }
      : lackOf(
          item,
          missing.map((part) => own.findLast((row) => row.part === part)),
        )
    return [{ item, ready: [...ready.values()], lack }]
  })
}

const partsOf = (deps: Pick<PrintFilesDeps, 'designService'>, item: ItemForFiles): string[] =>
  serviceFor(deps, item) ? ['sheet'] : item.design ? partIdsOf(item.design) : []

function lackOf({ hold }: ItemForFiles, newest: readonly (PrintFileRow | undefined)[]): FoundFiles['lack'] {
  if (newest.length === 0) return null
  if (hold) return { isMaking: false, message: refusals[refusalOfHold[hold]] }
  const failed = newest.find((row) => row?.state === 'failed')
  if (failed) return { isMaking: false, message: `It couldn’t be made: ${failed.error ?? 'no cause given'}` }
  const isMaking = newest.every((row) => row !== undefined)
  return { isMaking, message: isMaking ? 'Being made' : 'Not made yet' }
}
