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
  /** Views of articles and prints are counted by who follows. */
  emit: Emit
  readSettings(): Promise<ShopSettings>
}

/** Somebody whose visits count, on one day of the shop's calendar. */
export type CountedVisitor = {
  day: string
  /** Whether they see this for the first time today; true once. */
  isFirst(transaction: Transaction, thing: string): Promise<boolean>
}

/** Null for robots, for staff, and where the shop counts nobody (docs/decisions.md 8). To be asked before a transaction. */
export type FindCountedVisitor = (
  actor: Pick<Actor, 'user' | 'network' | 'userAgent'>,
) => Promise<CountedVisitor | null>

/** What counting needs. */
export type CountingDeps = Pick<VisitsDeps, 'database' | 'emit'> & { findCountedVisitor: FindCountedVisitor }
