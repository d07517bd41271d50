import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { table } from '#domain/table.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** One step of the database from version to version. */
export type Migration = {
  name: string
  /** 0 is the one that makes a new shop. */
  position: number
  /** When it was made, in ms since 1970: what a database knows it by. */
  made: number
  hash: string
  statements: string[]
  /** What it brings, for the shop's owner. */
  says: string
  /** What the owner has to do, or to know, that nobody can do for them. */
  byHand: string[]
}

const journalSchema = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) })
const sentencesSchema = z.record(
  z.string(),
  z.object({ says: z.string(), byHand: z.array(z.string()).default([]) }),
)

/** All of this version, in their order. That each has its sentence in migrations/sentences.json is for a test to say. */
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

/** The tables that it makes, changes, fills or reads through to make an index. */
export function tablesOf({ statements }: Pick<Migration, 'statements'>): { name: string; isNew: boolean }[] {
  const found = new Map<string, boolean>()
  for (const statement of statements) {
    const [, creates, name] = named.exec(statement) ?? []
    if (name !== undefined) found.set(name, found.get(name) ?? creates !== undefined)
  }
  return [...found].map(([name, isNew]) => ({ name, isNew }))
}
