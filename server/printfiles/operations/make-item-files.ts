import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { checkGeneration } from '../check-generation.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { startGeneration } from '../start-generation.ts'
import { anyItem, doneOr, itemId } from './shapes.ts'

const input = z.object({ item: itemId })
const example = { item: anyItem }
const result = z.object({ state: z.enum(['ready', 'processing']) })

export const startPrintFile = defineOperation({
  name: 'print-files.start',
  route: 'POST /order-items/{item}/print-file',
  summary:
    'Make everything that is printed for an item, or join what is already being made; `because` says why not',
  may: 'production.write',
  ...{ input, example, result },
  status: 200,
  async run(deps: PrintFilesDeps, actor, { item }) {
    const { state } = doneOr(await startGeneration(deps, actor, item))
    return ok({ state })
  },
})

export const checkPrintFile = defineOperation({
  name: 'print-files.check',
  route: 'POST /order-items/{item}/print-file/check',
  summary: 'Whether what was started for an item is ready; a file from an outside service is picked up then',
  may: 'production.read',
  ...{ input, example, result },
  status: 200,
  async run(deps: PrintFilesDeps, actor, { item }) {
    const { state } = doneOr(await checkGeneration(deps, actor, item))
    return ok({ state })
  },
})
