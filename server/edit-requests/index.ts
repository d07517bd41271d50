import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { type FindArtworkUses, usesInJson } from '#server/kernel/text/named-in-json.ts'
import { editRequestsCalls } from './calls.ts'
import type { EditRequestDeps } from './deps.ts'
import { editRequestOperations } from './operations/index.ts'
import { editRequestsOwnData } from './own-data.ts'
import { editProofs } from './tables.ts'

export type { EditMessageView, EditProofView, EditRequestView, StaffEditRequestView } from './present.ts'

/** docs/spec-map.md B2, B4 and B7: edit requests, their thread and their proofs. */
export type EditRequests = Door<typeof editRequestsCalls> & {
  /** Those of `ids` that a proof uses. */
  findArtworkUses: FindArtworkUses
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createEditRequests(deps: EditRequestDeps): EditRequests {
  return {
    ...createDoor(deps, editRequestsCalls),

    findArtworkUses: usesInJson({ table: editProofs, column: editProofs.designData }),
    ownData: editRequestsOwnData(deps),
    operations: bindOperations(editRequestOperations, deps),
  }
}
