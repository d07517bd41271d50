import { isPublic, type OperationShape } from '#server/kernel/operations/define-operation.ts'
import { catalog } from '#server/operations.ts'

/** One line for each operation of /api/v1: its name, its URL there, and what it does. */
export function operations(): void {
  for (const { name, route, summary } of (catalog as readonly OperationShape[]).filter(isPublic))
    console.log(`${name.padEnd(24)} ${route.padEnd(32)} ${summary}`)
}
