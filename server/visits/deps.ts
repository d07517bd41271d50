import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { Jobs } from '#server/kernel/jobs.ts'

export type VisitsDeps = {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  /** Followers of the event count views of articles and prints. */
  emit: Emit
  readSettings(): Promise<ShopSettings>
}

/** Someone whose visits count, on one day of the shop's calendar. */
export type CountedVisitor = {
  day: string
  /** Whether they are seeing this for the first time today; true only once. */
  isFirst(transaction: Transaction, thing: string): Promise<boolean>
}

/**
 * Null for robots, for staff, and if the shop counts no one (docs/decisions.md 8). Must be called before a transaction.
 */
export type FindCountedVisitor = (
  actor: Pick<Actor, 'user' | 'network' | 'userAgent'>,
) => Promise<CountedVisitor | null>

/** Dependencies of counting. */
export type CountingDeps = Pick<VisitsDeps, 'database' | 'emit'> & { findCountedVisitor: FindCountedVisitor }
