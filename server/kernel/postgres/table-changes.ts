import type { HousePool } from './house-pool.ts'
import { neverLate } from './may-be-late.ts'
import { DatabaseOutage, isLostConnection } from './outage.ts'

/**
 * Which tables have changed, known exactly and in every process: a trigger notes each change in its own transaction
 * (migration 0012), and a process asks what was committed since the snapshot that it saw last (PostgreSQL manual,
 * section 9.28.8). Told by `NOTIFY` it would know a moment after whoever made the change was answered.
 */
export type TableChanges = {
  /** Asks, and answers with the number of this look: what was committed before the call is known then. */
  look(): Promise<number>
  /** Whether none of these has changed between that look and the newest. */
  areSame(tables: Iterable<string>, since: number): boolean
  /** Whether nothing at all has changed. */
  isQuiet(since: number): boolean
  /** Whether changes of this table are noted. */
  isFollowed(table: string): boolean
  /** Calls `forget` whenever a look finds one of these tables changed. */
  follow(tables: readonly string[], forget: () => void): void
}

type Row = { snapshot: string; changed: string[]; followed: string[] | null }

/** In ms: notes are kept longer than a process goes without looking before it takes everything for changed. */
const trustedFor = 30 * 60_000
const keptFor = '1 hour'

export function createTableChanges(
  pool: Pick<HousePool, 'query'>,
  now: () => number = () => performance.now(),
): TableChanges {
  const changedAt = new Map<string, number>()
  const followers: { tables: ReadonlySet<string>; forget: () => void }[] = []
  let followed = new Set<string>()
  let seen: { snapshot: string; at: number } | null = null
  let allChangedAt = 0
  let newestChange = 0
  let looks = 0
  let running: Promise<number> | null = null
  let next: Promise<number> | null = null

  async function ask(): Promise<number> {
    const at = now()
    const since = seen && at - seen.at < trustedFor ? seen.snapshot : null
    const question = { name: 'table-changes', text: statement, values: [since] }
    const { rows } = await neverLate(() => pool.query<Row>(question)).catch(tellOutage)
    const [row] = rows
    if (!row) throw new Error('the database did not tell its snapshot')
    const number = ++looks
    if (row.followed) {
      followed = new Set(row.followed)
      allChangedAt = newestChange = number
      for (const { forget } of followers) forget()
      pool.query(`delete from following.changes where at < now() - interval '${keptFor}'`).catch(() => {})
    }
    for (const table of row.changed) changedAt.set(table, number)
    if (row.changed.length > 0) newestChange = number
    for (const { tables, forget } of followers) if (row.changed.some((table) => tables.has(table))) forget()
    seen = { snapshot: row.snapshot, at }
    return number
  }

  function begin(): Promise<number> {
    next = null
    running = ask().finally(() => {
      running = null
    })
    return running
  }

  return {
    look() {
      if (!running) return begin()
      // It may have begun before what the caller must know of was committed.
      next ??= running.then(begin, begin)
      return next
    },
    areSame(tables, since) {
      if (allChangedAt > since) return false
      for (const table of tables) if ((changedAt.get(table) ?? 0) > since) return false
      return true
    },
    isQuiet: (since) => newestChange <= since,
    isFollowed: (table) => followed.has(table),
    follow(tables, forget) {
      followers.push({ tables: new Set(tables), forget })
    },
  }
}

/** What the driver says of a lost connection is known as an outage only from where it was asked. */
function tellOutage(error: unknown): never {
  throw isLostConnection(error) ? new DatabaseOutage(error) : error
}

/** With no snapshot to go on from: which tables have the trigger, and everything counts as changed. */
const statement = `
  select pg_current_snapshot()::text as snapshot,
    case when $1::text is null then array[]::text[] else array(
      select distinct table_name from following.changes
      where change >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(change, $1::pg_snapshot)
    ) end as changed,
    case when $1::text is null then array(
      select distinct c.relname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgfoid = 'following.note_change'::regproc
    ) end as followed`
