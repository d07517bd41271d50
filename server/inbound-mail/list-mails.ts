import { and, desc, eq, ilike, inArray, lt, or } from 'drizzle-orm'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { InboundMailDeps } from './deps.ts'
import { type InboundState, inboundMails, messageFiles } from './tables.ts'

/** A mail that came in, as staff see it. */
export type InboundMail = {
  id: string
  from: string
  subject: string
  text: string
  files: number
  state: InboundState
  /** Why it is of no order, or no answer. */
  reason: string | null
  orderId: string | null
  receivedAt: string
}

export type InboundSearch = { state?: InboundState; text?: string; before?: string }
export type InboundRoom = { mails: InboundMail[]; next: string | null; unmatched: number }

const perPage = 50

/** Newest first, fifty a page; `next` is given as `before` for the following one. Staff only. */
export async function listInbound(
  { database: { orm } }: Pick<InboundMailDeps, 'database'>,
  { state, text, before }: InboundSearch,
): Promise<InboundRoom> {
  const pattern = `%${(text ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const found = text
    ? or(
        ilike(inboundMails.fromAddress, pattern),
        ilike(inboundMails.fromName, pattern),
        ilike(inboundMails.subject, pattern),
      )
    : undefined
  const older = before ? lt(inboundMails.receivedAt, new Date(before)) : undefined
  const rows = await orm
    .select()
    .from(inboundMails)
    .where(and(state && eq(inboundMails.state, state), found, older))
    .orderBy(desc(inboundMails.receivedAt), desc(inboundMails.id))
    .limit(perPage + 1)
  const mails = rows.slice(0, perPage).map(toView)
  return {
    mails,
    next: rows.length > perPage ? (mails.at(-1)?.receivedAt ?? null) : null,
    unmatched: await orm.$count(inboundMails, eq(inboundMails.state, 'unmatched')),
  }
}

const toView = (row: typeof inboundMails.$inferSelect): InboundMail => ({
  id: row.id,
  from: row.fromName ? `${row.fromName} <${row.fromAddress}>` : row.fromAddress,
  subject: row.subject,
  text: row.text,
  files: row.files,
  state: row.state,
  reason: row.reason,
  orderId: row.orderId,
  receivedAt: row.receivedAt.toISOString(),
})

/** What came with a message by mail. */
export type MessageFile = {
  id: string
  messageId: number
  fileName: string
  byteSize: number
  /** Null while it is looked at. */
  thumbnailUrl: string | null
  /** Why it cannot be printed, or was not taken. */
  problem: string | null
}

/** Of all messages about an order, in their order. Staff only. */
export async function filesOfOrder(
  { database: { orm }, artwork }: Pick<InboundMailDeps, 'database' | 'artwork'>,
  actor: Actor,
  orderId: string,
): Promise<MessageFile[]> {
  const rows = await orm
    .select()
    .from(messageFiles)
    .where(eq(messageFiles.orderId, orderId))
    .orderBy(messageFiles.orderMessageId, messageFiles.position)
  const artworks = await artwork.lookAtMany(
    actor,
    rows.map(({ id }) => id),
  )
  const known = new Map<string, ArtworkView>(artworks.map((one) => [one.id, one]))
  return rows.map(({ id, orderMessageId, fileName, byteSize, problem }) => ({
    ...{ id, messageId: orderMessageId, fileName, byteSize },
    thumbnailUrl: known.get(id)?.thumbnailUrl ?? null,
    problem: problem ?? known.get(id)?.rejection ?? null,
  }))
}

/** Those of `ids` that came with a message: they stay as long as their order. */
export const findMessageFiles = async (executor: Executor, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await executor
    .select({ id: messageFiles.id })
    .from(messageFiles)
    .where(inArray(messageFiles.id, [...ids]))
  return rows.map(({ id }) => id)
}
