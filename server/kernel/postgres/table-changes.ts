import type { HousePool } from './house-pool.ts'
import { neverLate } from './may-be-late.ts'
import { DatabaseOutage, isLostConnection } from './outage.ts'

/**
 * Tracks which tables have changed, exactly and in every process: a trigger records each change in its own transaction
 * (migration 0012), and a process asks what was committed since the last snapshot it saw (PostgreSQL manual, section
 * 9.28.8). With `NOTIFY` it would only know a moment after the request that made the change was answered.
 */
export type TableChanges = {
  /** Checks for changes and returns the number of this check: everything committed before the call is then known. */
  look(): Promise<number>
  /** Whether none of these has changed between that check and the latest. */
  areSame(tables: Iterable<string>, since: number): boolean
  /** Whether nothing at all has changed. */
  isQuiet(since: number): boolean
  /** Whether changes to this table are tracked. */
  isFollowed(table: string): boolean
  /** Calls `forget` whenever a check finds one of these tables changed. */
  follow(tables: readonly string[], forget: () => void): void
}

type Row = { snapshot: string; changed: string[]; followed: string[] | null }

/** In ms: records are kept longer than the time without a check after which a process considers everything changed. */
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
      // The running check may have begun before the change that the caller must see was committed.
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

/** The driver's error for a lost connection counts as an outage only in the context of the query. */
function tellOutage(error: unknown): never {
  throw isLostConnection(error) ? new DatabaseOutage(error) : error
}

/** Without a previous snapshot: which tables have the trigger, and everything counts as changed. */
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
