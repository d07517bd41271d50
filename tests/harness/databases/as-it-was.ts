import type { Database } from '#server/kernel/database.ts'

type Books = Pick<Database['pool'], 'query'>

/** A table and the hash of its contents, null if it is empty. */
type Held = { name: string; hash: string | null }
type Counter = { name: string; last: string | null }

/**
 * Records a database's current contents. The returned function restores them: rows, and the next sequence numbers. It
 * takes a fifth of the time of another database, and nothing may use the database in the meantime.
 */
export async function noteDatabase(pool: Books): Promise<() => Promise<void>> {
  const { rows: tables } = await pool.query<{ name: string }>(tablesThere)
  const holding = {
    name: 'rows-held',
    text: tables
      .map(
        ({ name }) =>
          `select '${name}' as name, (select md5(string_agg(t::text, e'\\n' order by t::text)) from ${name} t) as hash`,
      )
      .join(' union all '),
  }
  const read = async () => {
    const { rows: held } = await pool.query<Held>(holding)
    const { rows: counters } = await pool.query<Counter>(countersThere)
    return { held, counters }
  }
  const before = await read()
  const standing = new Map<string, string>()
  for (const { name } of before.held.filter(({ hash }) => hash !== null)) {
    const { rows } = await pool.query(`select jsonb_agg(to_jsonb(t))::text as rows from ${name} t`)
    standing.set(name, rows[0].rows)
  }

  /** Skips triggers and foreign keys: the tables that they would change are restored as well. */
  const putBack = async (names: readonly string[], counters: readonly Counter[]): Promise<void> => {
    const steps = ['begin', `set local session_replication_role = 'replica'`]
    for (const name of names) {
      steps.push(`delete from ${name}`)
      const rows = standing.get(name)
      if (rows) steps.push(await insertion(pool, name, rows))
    }
    for (const { name, last } of counters)
      steps.push(last === null ? `alter sequence ${name} restart` : `select setval('${name}', ${last})`)
    // As their triggers would (server/kernel/triggers.sql): notifies everything that caches rows in memory.
    for (const name of names)
      steps.push(`insert into following.changes (table_name) values ('${name}') on conflict do nothing`)
    steps.push('commit')
    await pool.query(steps.join(';\n'))
  }

  return async () => {
    const now = await read()
    const names = now.held.filter(({ hash }, at) => hash !== before.held[at]?.hash).map(({ name }) => name)
    const counters = before.counters.filter(({ last }, at) => last !== now.counters[at]?.last)
    if (names.length + counters.length > 0) await putBack(names, counters)
  }
}

const tablesThere = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`

const countersThere = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences order by 1`

async function insertion(pool: Books, name: string, rows: string): Promise<string> {
  const { rows: columns } = await pool.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  )
  const list = columns[0]?.list
  return `insert into ${name} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${name}, '${rows.replaceAll("'", "''")}')`
}
