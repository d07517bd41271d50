import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { Room } from '#server/kernel/files/free-space.ts'
import { orders } from '#server/orders/tables.ts'
import type { AttentionItem } from './attention-item.ts'
import type { ReportDeps } from './deps.ts'
import { type OldBackup, readOldBackup } from './old-backup.ts'
import { most } from './trouble.ts'

/** The time of the query, and what is needed to find what is waiting. */
export type Asked = {
  orm: Executor
  now: Date
  settings: Pick<ShopSettings, 'timeZone' | 'warnBelowDpi'>
  room: Room
  oldBackup: OldBackup | null
}

export async function askNow({ database, clock, readSettings, readRoom }: ReportDeps): Promise<Asked> {
  const { orm } = database
  const now = clock.now()
  const [settings, room] = await Promise.all([readSettings(), readRoom()])
  return { orm, now, settings, room, oldBackup: await readOldBackup(orm, now, settings.timeZone) }
}

/** One kind of thing that may wait for staff. */
export type AttentionKind = {
  kind: AttentionItem['kind']
  /** A scalar subquery, so that a single statement counts all kinds. */
  count: SQL<number>
  /** The first `most` of those counted. */
  list(): Promise<AttentionItem[]>
}

type Rows<Row> = SQLWrapper &
  PromiseLike<Row[]> & { orderBy(...columns: SQL[]): { limit(count: number): PromiseLike<Row[]> } }

type WaitingRows<Row> = {
  kind: AttentionItem['kind']
  /** Without order or limit: both the list and the count use it. */
  rows: Rows<Row>
  order: SQL[]
  show(row: Row): Omit<AttentionItem, 'kind'>
}

/** A kind in which each row is an item. */
export function waitingRows<Row>({ kind, rows, order, show }: WaitingRows<Row>): AttentionKind {
  return {
    kind,
    count: sql<number>`(select count(*) from (${rows.getSQL()}) as waiting)`,
    async list() {
      const listed = await rows.orderBy(...order).limit(most)
      return listed.map((row) => ({ kind, ...show(row) }))
    },
  }
}

/** Columns that identify an order, in a query of what is waiting. */
export const orderName = { orderId: orders.id, orderNumber: orders.orderNumber, who: orders.contactName }

type Named = { orderId: string | null; orderNumber: string | null; who: string | null; at: Date | null }

/** What such a row displays. */
export const named = ({ orderId, orderNumber, who, at }: Named) => ({
  orderId,
  at: at ?? new Date(0),
  title: [orderNumber, who || 'Guest Customer'].filter(Boolean).join(' · '),
})
