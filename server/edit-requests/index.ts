import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import { namedInJson } from '#server/kernel/named-in-json.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { StoredFile } from '#server/kernel/stored-file.ts'
import { type ApproveProofOutcome, approveProof } from './approve-proof.ts'
import { type CreateRequestOutcome, createRequest } from './create-request.ts'
import {
  countPending,
  getForStaff,
  listForCustomer,
  listForOrder,
  listForStaff,
  type StaffListInput,
} from './find-requests.ts'
import type { ProofChange } from './make-proof.ts'
import type { EditRequestNeeds } from './needs.ts'
import { type OfferProofOutcome, offerProof } from './offer-proof.ts'
import { editRequestsOwnData } from './own-data.ts'
import type { EditRequestView, StaffEditRequestView } from './present.ts'
import { readProof } from './read-proof.ts'
import { type Decision, type ReviewOutcome, reviewRequest } from './review-request.ts'
import { editProofs } from './tables.ts'
import { type WriteMessageOutcome, writeMessage } from './write-message.ts'

export type { EditMessageView, EditProofView, EditRequestView, StaffEditRequestView } from './present.ts'

/** Specification, back office sections 2, 4 and 7: edit requests, their thread and their proofs. */
export type EditRequests = {
  create(actor: Actor, input: { orderItemId: string; requestDetails: unknown }): Promise<CreateRequestOutcome>
  /** The signed-in customer's own, newest first. */
  listForCustomer(actor: Actor): Promise<EditRequestView[]>
  listForStaff(
    actor: Actor,
    input: StaffListInput,
  ): Promise<{ requests: StaffEditRequestView[]; hasMore: boolean }>
  listForOrder(actor: Actor, orderId: string): Promise<StaffEditRequestView[]>
  getForStaff(actor: Actor, requestId: string): Promise<StaffEditRequestView | null>
  /** How many wait for an answer. Staff only. */
  countPending(actor: Actor): Promise<number>
  review(
    actor: Actor,
    requestId: string,
    input: { decision: Decision; response: unknown },
  ): Promise<ReviewOutcome>
  writeMessage(actor: Actor, requestId: string, text: unknown): Promise<WriteMessageOutcome>
  offerProof(
    actor: Actor,
    requestId: string,
    input: { note: unknown; change: ProofChange },
  ): Promise<OfferProofOutcome>
  /** The customer's own proofs only. */
  approveProof(actor: Actor, proofId: string): Promise<ApproveProofOutcome>
  /** Null for anybody but the request's customer and staff. */
  readProof(actor: Actor, proofId: string): Promise<StoredFile | null>
  /** Those of `ids` that a proof names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  ownData: OwnDataPart
}

export function createEditRequests(needs: EditRequestNeeds): EditRequests {
  return {
    create: (actor, input) => createRequest(needs, actor, input),
    listForCustomer: (actor) => listForCustomer(needs, actor),
    listForStaff: (_actor, input) => listForStaff(needs, input),
    listForOrder: (_actor, orderId) => listForOrder(needs, orderId),
    getForStaff: (_actor, requestId) => getForStaff(needs, requestId),
    countPending: () => countPending(needs),
    review: (actor, requestId, input) => reviewRequest(needs, actor, requestId, input),
    writeMessage: (actor, requestId, text) => writeMessage(needs, actor, requestId, text),
    offerProof: (actor, requestId, input) => offerProof(needs, actor, requestId, input),
    approveProof: (actor, proofId) => approveProof(needs, actor, proofId),
    readProof: (actor, proofId) => readProof(needs, actor, proofId),
    findArtworkUses: (executor, ids) => namedInJson(executor, editProofs, editProofs.designData, ids),
    ownData: editRequestsOwnData(needs),
  }
}
