import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { Shop } from '#server/shop.ts'
import { designIdSchema, noSuchDesign, refusedGeneration } from './admin-drip-generate.ts'
import { defineFunction, refused } from './operation.ts'

/**
 * docs/spec-map.md B7: `ready` says whether the print file exists, `download` returns it; also by GET. An item that is
 * printed from several files is returned as one zip.
 */
export const adminDripDetails = defineFunction({
  name: 'admin-drip-details',
  may: 'production.read',
  isGetToo: true,
  body: z.object({ design_id: designIdSchema, action: z.enum(['ready', 'download']) }),
  async run(shop, { actor }, { design_id, action }) {
    const itemId = await shop.orders.itemOfDesign(actor, design_id)
    if (itemId === null) return noSuchDesign()
    if (action === 'ready') {
      const outcome = await shop.printFiles.check(actor, itemId)
      if (!outcome.ok) return refusedGeneration(outcome)
      return { body: { success: true, design_id, ready: outcome.state === 'ready' } }
    }
    const file = await readFile(shop, actor, itemId)
    return file ? { file } : refused('Failed to download print file', 404)
  },
})

async function readFile(
  { printFiles }: Pick<Shop, 'printFiles'>,
  actor: Actor,
  itemId: string,
): Promise<StoredFile | null> {
  const ready = (await printFiles.listForItems(actor, [itemId])).filter(({ state }) => state === 'ready')
  const [first] = ready
  if (!first) return null
  const isOne = ready.every(({ part }) => part === first.part)
  return isOne
    ? printFiles.download(actor, newest(ready).id)
    : printFiles.downloadAll(actor, { orders: [], items: [itemId] })
}

const newest = <File extends { createdAt: string }>(files: readonly File[]): File =>
  files.reduce((one, other) => (one.createdAt >= other.createdAt ? one : other))
