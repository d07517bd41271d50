import { readdirSync, statSync } from 'node:fs'
import type { TestShop } from '#tests/harness/shop.ts'

/**
 * What a call changed in the shop's storage: names of the tables it wrote to, and of files that were added, removed or
 * grew.
 */
export type Changes = { tables: string[]; files: string[] }

/**
 * From now on, records each row that is written to any table of the shop, or to its job queue (so every waiting email).
 * Counted attempts aren't changes, nor is the time when a session was last used.
 */
export async function noteWrites({ database: { pool } }: TestShop): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'migrations')`,
  )
  await pool.query(`
    create schema watching;
    create table watching.writes (id bigint generated always as identity primary key, table_name text not null);
    create function watching.note() returns trigger language plpgsql security definer as $$
      begin insert into watching.writes (table_name) values (tg_argv[0]); return null; end $$;
    ${rows.map(({ name }) => watch(name, `public."${name}"`, looked[name])).join('\n')}
    ${watch('jobs', 'pgboss.job', queued)}`)
}

/** Marks the moment; the returned function reports which tables were written to since. */
export async function writesFromNow(shop: TestShop): Promise<() => Promise<string[]>> {
  const mark = await lastWrite(shop)
  return () => writtenSince(shop, mark)
}

/** The same, plus which files changed. */
export async function fromNow(shop: TestShop): Promise<() => Promise<Changes>> {
  const writes = await writesFromNow(shop)
  const before = filesIn(shop.environment.DATA_DIR)
  return async () => {
    const after = filesIn(shop.environment.DATA_DIR)
    const paths = [...new Set([...before.keys(), ...after.keys()])]
    return {
      tables: await writes(),
      files: paths.filter((path) => before.get(path) !== after.get(path)),
    }
  }
}

const looked: Record<string, string> = {
  sessions: `to_jsonb(old) - 'last_used_at' is distinct from to_jsonb(new) - 'last_used_at'`,
}
const queued = '(old.id, old.name, old.data) is distinct from (new.id, new.name, new.data)'

/** An update that leaves a row unchanged isn't a change. */
const watch = (name: string, table: string, changed = 'old.* is distinct from new.*'): string => `
  create trigger watched after insert or delete on ${table} for each row execute function watching.note('${name}');
  create trigger watched_update after update on ${table} for each row when (${changed})
    execute function watching.note('${name}');`

async function lastWrite({ database: { pool } }: TestShop): Promise<string> {
  const { rows } = await pool.query<{ last: string }>(
    'select coalesce(max(id), 0) as last from watching.writes',
  )
  return rows[0]?.last ?? '0'
}

async function writtenSince({ database: { pool } }: TestShop, mark: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select distinct table_name as name from watching.writes where id > $1 order by 1',
    [mark],
  )
  return rows.map(({ name }) => name)
}

/**
 * Path of each stored file → its bytes. Synchronous and folder by folder: hundreds of files are checked thousands of
 * times, and Node's own walk calls stat on each of them twice.
 */
function filesIn(folder: string, found = new Map<string, number>()): Map<string, number> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) filesIn(path, found)
    else if (entry.isFile()) found.set(path, statSync(path).size)
  }
  return found
}
