import { desc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { toView } from '../present.ts'
import { printFileStates, printFiles } from '../tables.ts'

const shape = z.object({
  id: z.uuid(),
  orderItemId: z.uuid(),
  /** `sheet`, a placement zone's id, `print`, `engraving` or `work-sheet`. */
  part: z.string(),
  fileName: z.string(),
  state: z.enum(printFileStates),
  widthPx: z.int().nullable(),
  heightPx: z.int().nullable(),
  byteSize: z.int().nullable(),
  /** What the checks found when it was drawn, as far as no one has accepted it. */
  warnings: z.array(z.string()),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** A path on the shop's site, with the same access rules; null until it is ready. */
  downloadUrl: z.string().nullable(),
})

export const listPrintFiles = defineOperation({
  name: 'print-files.list',
  route: 'GET /orders/{order}/print-files',
  summary: 'The print files of an order, newest first; `downloadUrl` opens with the same access',
  may: 'production.read',
  input: z.object({ order: z.uuid('There is no such order.') }),
  example: { order: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.object({ printFiles: z.array(shape) }),
  async run({ database, orders }: PrintFilesDeps, actor, { order: id }) {
    const order = await orders.getForStaff(actor, id)
    if (!order) throw new AppError('not_found', 'There is no such order.')
    const itemIds = order.items.map((item) => item.id)
    if (itemIds.length === 0) return ok({ printFiles: [] })
    const rows = await database.orm
      .select()
      .from(printFiles)
      .where(inArray(printFiles.orderItemId, itemIds))
      .orderBy(desc(printFiles.createdAt))
    return ok({ printFiles: rows.map(toView) })
  },
})
