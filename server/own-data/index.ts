import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { ownDataCalls } from './calls.ts'

import type { OwnDataDeps } from './deps.ts'
import { ownDataOperations } from './operations/index.ts'

/** What the shop knows about the signed-in person: exported as a file, or erased with the account. */
export type OwnData = Door<typeof ownDataCalls> & {
  operations: BoundOperation[]
}

export function createOwnData(deps: OwnDataDeps): OwnData {
  return {
    ...createDoor(deps, ownDataCalls),

    operations: bindOperations(ownDataOperations, deps),
  }
}
