import { approveProof } from './approve-proof.ts'
import { createRequest } from './create-request.ts'
import { offerProof } from './offer-proof.ts'
import { reviewRequest } from './review-request.ts'
import { writeMessage } from './write-message.ts'

export const editRequestOperations = [
  createRequest,
  reviewRequest,
  writeMessage,
  offerProof,
  approveProof,
] as const
