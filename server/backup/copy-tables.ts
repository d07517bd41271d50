import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline as joined } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { escapeIdentifier, type HouseClient } from '#server/kernel/postgres/house-client.ts'
import type { BackupSink } from './archive/sink.ts'
import { type SequenceCopy, type TableCopy, tableFile } from './manifest.ts'

/** Our own tables and the job queue's. */
const schemas = ['public', 'pgboss']

const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/** A table with all its partitions counts as one; columns that PostgreSQL generates are left out. */
async function listTables(client: HouseClient): Promise<Pick<TableCopy, 'schema' | 'name' | 'columns'>[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     order by 1, 2`,
    [schemas],
  )
  return rows
}

/** Whether any table except the list of migrations has a row. */
export async function hasRows(client: HouseClient): Promise<boolean> {
  for (const table of await listTables(client)) {
    if (table.schema !== 'public' || table.name === 'migrations') continue
    const { rows } = await client.query(`select 1 from ${nameOf(table)} limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

/** Its rows in PostgreSQL's text format for COPY, one per line. */
export function readRows(client: HouseClient, table: Pick<TableCopy, 'schema' | 'name' | 'columns'>) {
  const columns = table.columns.map(escapeIdentifier).join(', ')
  return client.query(copyTo(`copy (select ${columns} from ${nameOf(table)}) to stdout`))
}

/** Adds each table as a separate part, as seen by the transaction that `client` is in. */
export async function writeTables(
  client: HouseClient,
  sink: BackupSink,
  say: (done: number, all: number) => void,
): Promise<TableCopy[]> {
  const copies: TableCopy[] = []
  const tables = await listTables(client)
  for (const table of tables) {
    const source = readRows(client, table)
    const packed = joined(source, createGzip({ level: 3 }), () => {})
    const { sha256 } = await sink.add(tableFile(table), packed)
    copies.push({ ...table, rows: source.rowCount, sha256 })
    say(copies.length, tables.length)
  }
  return copies
}

/** Sequences are not transactional: read after the snapshot, they are at or beyond what the tables hold. */
export async function readSequences(client: HouseClient): Promise<SequenceCopy[]> {
  const { rows } = await client.query(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [schemas],
  )
  const sequences: SequenceCopy[] = []
  for (const sequence of rows) {
    const { rows: states } = await client.query(`select last_value, is_called from ${nameOf(sequence)}`)
    sequences.push({ ...sequence, value: String(states[0].last_value), isCalled: states[0].is_called })
  }
  return sequences
}

/**
 * Fills the tables of an empty database that has the same ones, all or nothing.
 * @throws OperatorError naming what is missing
 */
export async function readTables(client: HouseClient, folder: string, copy: TablesCopy): Promise<void> {
  await client.query('begin')
  try {
    await fillTables(client, folder, copy)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
}

type TablesCopy = { tables: TableCopy[]; sequences: SequenceCopy[] }

/**
 * The same within the caller's transaction, replacing the existing rows. Foreign keys are recreated at the end, when
 * PostgreSQL checks every row against them.
 */
export async function fillTables(
  client: HouseClient,
  folder: string,
  { tables, sequences }: TablesCopy,
): Promise<void> {
  const { rows: keys } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = any(select oid from pg_namespace where nspname = any($1))`,
    [schemas],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  await client.query(`truncate ${(await listTables(client)).map(nameOf).join(', ')}`)
  for (const table of tables) await readTable(client, folder, table)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      nameOf(sequence),
      sequence.value,
      sequence.isCalled,
    ])
}

async function readTable(client: HouseClient, folder: string, table: TableCopy): Promise<void> {
  const columns = table.columns.map(escapeIdentifier).join(', ')
  const target = client.query(copyFrom(`copy ${nameOf(table)} (${columns}) from stdin`))
  await pipeline(createReadStream(join(folder, tableFile(table))), createGunzip(), target)
  if (target.rowCount !== table.rows)
    throw new Error(`${table.name} has ${target.rowCount} rows, but its backup has ${table.rows}`)
}
