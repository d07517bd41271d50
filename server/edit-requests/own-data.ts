import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { EditRequestDeps } from './deps.ts'
import { editMessages, editRequests } from './tables.ts'

const wordsThatAreGone = 'Removed with the customer’s account.'

/** Edit requests and the messages about them. Their orders stay, so the requests do, without the customer. */
export const editRequestsOwnData = ({
  database: { orm },
  clock,
}: Pick<EditRequestDeps, 'database' | 'clock'>): OwnDataPart => ({
  read: {
    async *editRequests({ userId }) {
      const requests = await orm
        .select()
        .from(editRequests)
        .where(eq(editRequests.customerId, userId))
        .orderBy(desc(editRequests.createdAt))
      for (const { id, orderId, requestDetails, status, adminResponse, createdAt } of requests) {
        const messages = await orm
          .select({ at: editMessages.at, author: editMessages.author, text: editMessages.text })
          .from(editMessages)
          .where(eq(editMessages.requestId, id))
          .orderBy(asc(editMessages.id))
        yield { id, orderId, requestDetails, status, adminResponse, createdAt, messages }
      }
    },
  },
  async hand(transaction, from, to) {
    await transaction
      .update(editRequests)
      .set({ customerId: to.userId })
      .where(eq(editRequests.customerId, from.userId))
    await transaction
      .update(editMessages)
      .set({ authorId: to.userId })
      .where(eq(editMessages.authorId, from.userId))
  },
  async erase(transaction, { userId }) {
    const own = await transaction
      .update(editRequests)
      .set({ customerId: nobodyId, requestDetails: wordsThatAreGone })
      .where(eq(editRequests.customerId, userId))
      .returning({ id: editRequests.id })
    if (own.length === 0) return []
    const ids = own.map(({ id }) => id)
    await transaction
      .update(editMessages)
      .set({ authorId: nobodyId, authorName: 'Customer', text: wordsThatAreGone })
      .where(and(inArray(editMessages.requestId, ids), eq(editMessages.author, 'customer')))
    await transaction
      .update(editRequests)
      .set({
        status: 'declined',
        reviewedAt: clock.now(),
        adminResponse: sql`coalesce(${editRequests.adminResponse}, ${wordsThatAreGone})`,
      })
      .where(and(inArray(editRequests.id, ids), eq(editRequests.status, 'pending')))
    return []
  },
})

/** The nil UUID (RFC 9562 section 5.9): no account ever has it. */
const nobodyId = '00000000-0000-0000-0000-000000000000'
