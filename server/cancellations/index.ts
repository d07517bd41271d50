import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { CancellationDeps } from './deps.ts'
import { cancelOrder } from './operations/cancel-order.ts'

export const createCancellations = (deps: CancellationDeps): { operations: BoundOperation[] } => ({
  operations: bindOperations([cancelOrder], deps),
})
