import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { ReorderDeps } from './deps.ts'
import { orderAgain } from './operations/order-again.ts'

export const createReorder = (deps: ReorderDeps): { operations: BoundOperation[] } => ({
  operations: bindOperations([orderAgain], deps),
})
