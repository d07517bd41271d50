import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { namedInJson } from '#server/kernel/text/named-in-json.ts'
import { adopt } from './adopt.ts'
import type { EditRequestDeps } from './deps.ts'
import { getForStaff, listForBuyer, listForCustomer, listForOrder } from './find-requests.ts'
import { editRequestOperations } from './operations/index.ts'
import { editRequestsOwnData } from './own-data.ts'
import type { EditRequestView, StaffEditRequestView } from './present.ts'
import { readProof } from './read-proof.ts'
import {
  countRequests,
  type EditRequestPage,
  type EditRequestWish,
  listRequestTable,
} from './request-table.ts'
import { editProofs } from './tables.ts'

export type { EditMessageView, EditProofView, EditRequestView, StaffEditRequestView } from './present.ts'

/** docs/spec-map.md B2, B4 and B7: edit requests, their thread and their proofs. */
export type EditRequests = {
  /** The signed-in customer's own, newest first. */
  listForCustomer(actor: Actor): Promise<EditRequestView[]>
  /** The buyer's own about one order, newest first; guests have theirs by its mailed link. */
  listForBuyer(actor: Actor, orderId: string): Promise<EditRequestView[]>
  table(actor: Actor, wish: EditRequestWish): Promise<EditRequestPage>
  /** How many each finds, up to 10,001. */
  counts(actor: Actor, views: readonly EditRequestWish['filters'][]): Promise<number[]>
  listForOrder(actor: Actor, orderId: string): Promise<StaffEditRequestView[]>
  getForStaff(actor: Actor, requestId: string): Promise<StaffEditRequestView | null>
  /** Null for anybody but the request's customer and staff. */
  readProof(actor: Actor, proofId: string): Promise<StoredFile | null>
  /** Those of `ids` that a proof names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  /** Guests' requests about orders that have become an account's are the account's, too. */
  adopt(executor: Executor, adopted: { userId: string; orderIds: readonly string[] }): Promise<void>
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createEditRequests(deps: EditRequestDeps): EditRequests {
  return {
    listForCustomer: (actor) => listForCustomer(deps, actor),
    listForBuyer: (actor, orderId) => listForBuyer(deps, actor, orderId),
    table: (_actor, wish) => listRequestTable(deps, wish),
    counts: (_actor, views) => Promise.all(views.map((filters) => countRequests(deps, filters))),
    listForOrder: (_actor, orderId) => listForOrder(deps, orderId),
    getForStaff: (_actor, requestId) => getForStaff(deps, requestId),
    readProof: (actor, proofId) => readProof(deps, actor, proofId),
    findArtworkUses: (executor, ids) => namedInJson(executor, editProofs, editProofs.designData, ids),
    adopt,
    ownData: editRequestsOwnData(deps),
    operations: bindOperations(editRequestOperations, deps),
  }
}
