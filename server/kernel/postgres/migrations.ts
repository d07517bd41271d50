import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { table } from '#domain/table.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** One step from one version of the database to the next. */
export type Migration = {
  name: string
  /** 0 is the one that creates a new shop. */
  position: number
  /** When it was created, in ms since 1970: the database identifies it by this. */
  made: number
  hash: string
  statements: string[]
  /** What it changes, in words for the shop's owner. */
  says: string
  /** What the owner has to do or know, because it can't be done for them. */
  byHand: string[]
}

const journalSchema = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) })
const sentencesSchema = z.record(
  z.string(),
  z.object({ says: z.string(), byHand: z.array(z.string()).default([]) }),
)

/** All migrations of this version, in order. A test checks that each has its sentence in migrations/sentences.json. */
export async function readMigrations(): Promise<Migration[]> {
  const read = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(`${migrationsFolder}/${path}`, 'utf8'))
  const { entries } = journalSchema.parse(await read('meta/_journal.json'))
  const sentences = table(sentencesSchema.parse(await read('sentences.json')))
  const names = new Map(entries.map(({ when, tag }) => [when, tag]))
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }, position) => {
    const name = names.get(folderMillis) ?? ''
    const sentence = sentences[name] ?? { says: '', byHand: [] }
    return { name, position, made: folderMillis, hash, statements: sql, ...sentence }
  })
}

const named =
  /^\s*(?:--[^\n]*\n\s*)*(?:(create) table|alter table|update|insert into|delete from|drop table|create (?:unique )?index "\w+" on) "(\w+)"/i

/** The tables that it creates, changes, fills or scans to build an index. */
export function tablesOf({ statements }: Pick<Migration, 'statements'>): { name: string; isNew: boolean }[] {
  const found = new Map<string, boolean>()
  for (const statement of statements) {
    const [, creates, name] = named.exec(statement) ?? []
    if (name !== undefined) found.set(name, found.get(name) ?? creates !== undefined)
  }
  return [...found].map(([name, isNew]) => ({ name, isNew }))
}
