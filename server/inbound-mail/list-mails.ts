import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type InboundFilters, type InboundState, inboundStates } from '#domain/content/inbound-filters.ts'
import type { InboundColumn } from '#domain/lists/lists.ts'
import { isUuid } from '#domain/uuid.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import { type Place, placeAmong } from '#server/kernel/list/sorted-page.ts'
import type { InboundMailDeps } from './deps.ts'
import { inboundMails, messageFiles } from './tables.ts'

/** An inbound email, as staff see it. */
export type InboundMail = {
  id: string
  from: string
  subject: string
  text: string
  files: number
  state: InboundState
  /** Why it belongs to no order, or is not a reply. */
  reason: string | null
  orderId: string | null
  receivedAt: Date
}

export type InboundWish = PageWish<InboundColumn> & { filters: InboundFilters }

type Deps = Pick<InboundMailDeps, 'database'>

const source: ListSource<InboundColumn> = {
  table: inboundMails,
  id: inboundMails.id,
  sortKeys: {
    subject: { by: sql`left(lower(${inboundMails.subject}), 200)`, type: 'text' },
    from: { by: sql`left(lower(${inboundMails.fromAddress}), 200)`, type: 'text' },
    state: { by: placeAmong(inboundStates, inboundMails.state), type: 'integer' },
    received: { by: inboundMails.receivedAt, type: 'timestamptz' },
    reason: { by: sql`left(coalesce(${inboundMails.reason}, ''), 200)`, type: 'text' },
    files: { by: inboundMails.files, type: 'integer' },
  },
}

/** Searches the sender's address and name, and the subject. */
function whereOf({ text, state }: InboundFilters): SQL | undefined {
  const { fromAddress, fromName, subject } = inboundMails
  return and(state && eq(inboundMails.state, state), anyContains([fromAddress, fromName, subject], text))
}

export async function listInbound(
  { database: { orm } }: Deps,
  { filters, ...page }: InboundWish,
): Promise<{ rows: InboundMail[]; next: Place | null }> {
  const { ids, next } = await findPage(orm, source, whereOf(filters), page)
  const rows = await orm.select().from(inboundMails).where(inArray(inboundMails.id, ids))
  return { rows: inOrder(ids, rows.map(toView)), next }
}

/** How many match the filters. */
export const countInbound = ({ database: { orm } }: Deps, filters: InboundFilters): Promise<number> =>
  countUpTo(orm, source, whereOf(filters))

/** Null if there is no such email. Staff only. */
export async function getInbound({ database: { orm } }: Deps, id: string): Promise<InboundMail | null> {
  if (!isUuid(id)) return null
  const [row] = await orm.select().from(inboundMails).where(eq(inboundMails.id, id))
  return row ? toView(row) : null
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
  receivedAt: row.receivedAt,
})

/** A file attached to an emailed message. */
export type MessageFile = {
  id: string
  messageId: number
  fileName: string
  byteSize: number
  /** Null while it is being inspected. */
  thumbnailUrl: string | null
  /** Why it can't be printed, or wasn't accepted. */
  problem: string | null
}

/** Files of all messages about an order, in message order. Staff only. */
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

/** Those of `ids` that came attached to a message: they are kept as long as their order. */
export const findMessageFiles = async (executor: Executor, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await executor
    .select({ id: messageFiles.id })
    .from(messageFiles)
    .where(inArray(messageFiles.id, [...ids]))
  return rows.map(({ id }) => id)
}
