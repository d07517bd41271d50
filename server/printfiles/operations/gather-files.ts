import { z } from 'zod'
import { mostChosenOrders } from '#domain/orders/order-filters.ts'
import { ticketOf } from '#domain/orders/production.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { fitsArchive, weightOf } from '../archive/download-files.ts'
import { type FoundFiles, findFiles } from '../archive/find-files.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { startGeneration } from '../start-generation.ts'

const many = (what: string) =>
  z
    .array(z.uuid(`There is no such ${what}`))
    .max(mostChosenOrders, `At most ${mostChosenOrders.toLocaleString('en-US')} ${what}s at once`)
    .default([])

const shape = z.object({
  readyCount: z.int(),
  /** Total of the ready ones. */
  byteSize: z.int(),
  /** Items that don't have all of their files. */
  lacking: z.array(
    z.object({
      itemId: z.uuid(),
      ticket: z.string(),
      name: z.string(),
      /** False if nothing more will arrive automatically. */
      isMaking: z.boolean(),
      message: z.string(),
    }),
  ),
})

export const gatherFiles = defineOperation({
  name: 'print-files.gather',
  route: 'POST /print-file-choices',
  status: 200,
  summary:
    'Which print files of orders and items are ready, and which are missing; with `make`, the missing ones are made',
  may: 'production.write',
  input: z.object({ orders: many('order'), items: many('item'), make: z.boolean().default(false) }),
  example: { orders: ['8a4c2f6e-0000-4000-8000-000000000000'], make: true },
  result: shape,
  async run(deps: PrintFilesDeps, actor, { make, ...choice }) {
    const before = await findFiles(deps, choice)
    if (before.length === 0)
      throw new AppError(
        'conflict',
        'None of these has anything to print. Choose orders with something to print.',
      )
    const refused = new Map<string, string>()
    if (make)
      for (const { item, lack } of before) {
        if (!lack || lack.isMaking) continue
        const outcome = await startGeneration(deps, actor, item.orderItemId)
        if (!outcome.ok) refused.set(item.orderItemId, outcome.message)
      }
    const found = make ? await findFiles(deps, choice) : before
    if (!fitsArchive(found))
      throw new AppError(
        'conflict',
        'These files add up to more than the 4 GB that fit in one ZIP. Choose fewer.',
      )
    return ok({
      readyCount: found.flatMap(({ ready }) => ready).length,
      byteSize: weightOf(found),
      lacking: found.flatMap((one) => lineOf(one, refused)),
    })
  },
})

function lineOf(
  { item, lack }: FoundFiles,
  refused: ReadonlyMap<string, string>,
): z.output<typeof shape>['lacking'] {
  if (!lack) return []
  const { orderItemId: itemId, orderNumber, position, name } = item
  const told = { itemId, ticket: ticketOf(orderNumber, position), name }
  const message = refused.get(itemId)
  return [message === undefined ? { ...told, ...lack } : { ...told, isMaking: false, message }]
}
