import { seconds } from '#server/kernel/clock.ts'
import { orderResults } from '#server/kernel/operations/many-orders.ts'
import type { NewestFile } from '#server/printfiles/index.ts'
import type { BatchesDeps } from '../deps.ts'
import { failedAs, type Kind, type Step } from '../kind.ts'

/** Requests everything of an order that is printed, then polls until all of it is there. */
export const printFiles: Kind = {
  async step(deps, actor, { orderId, memo }) {
    if (memo.isAsked) return look(deps, orderId)
    const outcome = await deps.call('print-files.make', actor, { orders: [orderId] })
    if (!outcome.ok) return failedAs(outcome)
    const [result] = orderResults.parse(outcome.value).results
    if (!result?.ok) return { state: 'failed', message: result?.message ?? '', trouble: 'order' }
    return {
      state: 'later',
      message: 'Waiting for the printer’s files',
      after: seconds(1),
      memo: { isAsked: true },
    }
  },
}

async function look({ database, orders, printFiles: files }: BatchesDeps, orderId: string): Promise<Step> {
  const { orm } = database
  const [order] = await orders.forProduction(orm, [orderId])
  const newest = await files.newestOf(orm, order?.items.map(({ id }) => id) ?? [])
  const failed = newest.find(({ state }) => state === 'failed')
  if (failed)
    return { state: 'failed', message: failed.error ?? 'A file could not be made', trouble: 'order' }
  const ready = newest.filter(({ state }) => state === 'ready').length
  const message = `${ready} of ${newest.length} files ready`
  if (newest.every(isReady))
    return { state: 'done', message: ready === 1 ? '1 file ready' : `${ready} files ready` }
  return { state: 'later', message, after: seconds(3) }
}

const isReady = ({ state }: NewestFile): boolean => state === 'ready'
