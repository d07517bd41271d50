import { escapeIdentifier, withClient } from './house-client.ts'

export type TableSize = { rows: number; bytes: number }

/** Row counts, and sizes with indexes, of those tables that exist. */
export const readTableSizes = (
  connectionString: string,
  names: Iterable<string>,
): Promise<Map<string, TableSize>> =>
  withClient({ connectionString }, async (client) => {
    const sizes = new Map<string, TableSize>()
    for (const name of names) {
      const table = `public.${escapeIdentifier(name)}`
      const found = await client.query('select pg_total_relation_size(to_regclass($1)) as bytes', [table])
      if (found.rows[0].bytes === null) continue
      const counted = await client.query(`select count(*) as rows from ${table}`)
      sizes.set(name, { rows: Number(counted.rows[0].rows), bytes: Number(found.rows[0].bytes) })
    }
    return sizes
  })

export const readDatabaseBytes = (connectionString: string): Promise<number> =>
  withClient({ connectionString }, async (client) => {
    const { rows } = await client.query('select pg_database_size(current_database()) as bytes')
    return Number(rows[0].bytes)
  })
