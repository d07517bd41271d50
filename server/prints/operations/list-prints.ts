import { z } from 'zod'
import { placeSchema } from '#server/kernel/list/sorted-page.ts'
import { cursorSchema, pageSizeSchema, writeCursor } from '#server/kernel/operations/cursor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PrintsDeps } from '../deps.ts'
import { pageForStaff } from '../list-for-staff.ts'
import { staffPrintShape } from './print-shape.ts'

export const listPrints = defineOperation({
  name: 'prints.list',
  route: 'GET /prints',
  summary:
    'Premade sheets and prints with their variants, on sale or not, newest first; every word of `text` is in the title, description, tags, or category',
  may: 'products.read',
  input: z.object({
    text: z.string().trim().max(200).optional(),
    cursor: cursorSchema(placeSchema).optional(),
    limit: pageSizeSchema,
  }),
  example: { text: 'market', limit: 20 },
  result: z.object({
    prints: z.array(staffPrintShape),
    /** `cursor` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  async run(deps: Pick<PrintsDeps, 'database'>, _actor, { text, cursor, limit }) {
    const { prints, next } = await pageForStaff(deps, { text, after: cursor, limit })
    return ok({ prints, next: next && writeCursor(next) })
  },
})
