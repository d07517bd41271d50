import { type EditRequestStatus, isDesignOpen, readEditRequestStatus } from '#domain/orders/edit-request.ts'
import type { OrderItemDescription } from '#server/orders/index.ts'
import type { editMessages, editProofs, editRequests, ProofState } from './tables.ts'

export type RequestRow = typeof editRequests.$inferSelect
export type MessageRow = typeof editMessages.$inferSelect
export type ProofRow = typeof editProofs.$inferSelect

export type EditMessageView = {
  id: number
  at: Date
  author: 'customer' | 'shop'
  authorName: string
  text: string
}

export type EditProofView = {
  id: string
  number: number
  note: string
  state: ProofState
  beforeUrl: string | null
  afterUrl: string
  createdAt: Date
  decidedAt: Date | null
}

export type EditRequestView = {
  id: string
  orderId: string
  orderNumber: string
  orderStatus: string
  orderItemId: string
  itemName: string
  itemImageUrl: string | null
  requestDetails: string
  status: EditRequestStatus
  adminResponse: string | null
  reviewedAt: Date | null
  createdAt: Date
  messages: EditMessageView[]
  /** Newest first. */
  proofs: EditProofView[]
}

export type StaffEditRequestView = EditRequestView & {
  customerName: string
  customerEmail: string
  reviewedByName: string | null
  /** For a gang sheet, the studio makes the proof; for other products, one of these artworks is replaced. */
  isGangSheet: boolean
  artworks: { id: string; fileName: string }[]
  mayOfferProof: boolean
}

export type RequestParts = {
  item: OrderItemDescription
  messages: readonly MessageRow[]
  proofs: readonly ProofRow[]
}

export function toCustomer(row: RequestRow, { item, messages, proofs }: RequestParts): EditRequestView {
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: item.orderNumber,
    orderStatus: item.orderStatus,
    orderItemId: row.orderItemId,
    itemName: item.title,
    itemImageUrl: item.imageUrl,
    requestDetails: row.requestDetails,
    status: readEditRequestStatus(row.status),
    adminResponse: row.adminResponse,
    reviewedAt: row.reviewedAt,
    createdAt: row.createdAt,
    messages: messages.map(({ id, at, author, authorName, text }) => ({ id, at, author, authorName, text })),
    proofs: proofs.map(({ id, number, note, state, beforeUrl, createdAt, decidedAt }) => ({
      id,
      number,
      note,
      state,
      beforeUrl,
      afterUrl: `/files/proofs/${id}`,
      createdAt,
      decidedAt,
    })),
  }
}

export function toStaff(row: RequestRow, parts: RequestParts): StaffEditRequestView {
  const { item } = parts
  const artworks = item.designData?.artworks ?? []
  return {
    ...toCustomer(row, parts),
    customerName: item.contactName,
    customerEmail: item.contactEmail,
    reviewedByName: row.reviewedByName,
    isGangSheet: item.designData?.document !== undefined,
    artworks: artworks.map(({ id, fileName }) => ({ id, fileName })),
    mayOfferProof:
      artworks.length > 0 &&
      isDesignOpen(item.orderStatus) &&
      readEditRequestStatus(row.status) !== 'declined',
  }
}
