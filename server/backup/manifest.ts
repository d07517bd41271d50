import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '#server/kernel/operator-error.ts'

/** The layout of a backup folder. */
export const places = {
  manifest: 'backup.json',
  database: 'database',
  files: 'files',
  /** One line of JSON per file: key, bytes and SHA-256. */
  fileList: 'files.jsonl',
  secretsKey: 'secrets.key',
} as const

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const word = z.string().regex(/^[a-z][a-z0-9_]*$/)

const tableSchema = z.object({
  schema: word,
  name: word,
  columns: z.array(word).min(1),
  rows: z.int().min(0),
  /** Of the table's file: PostgreSQL's text format for COPY, gzipped. */
  sha256,
})

const sequenceSchema = z.object({
  schema: word,
  name: word,
  value: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** When each of the database's migrations was made, in ms since 1970: drizzle identifies them by it. */
  migrations: z.array(z.int()).min(1),
  /** Version of the job queue's own tables. */
  jobTables: z.int(),
  tables: z.array(tableSchema).min(1),
  sequences: z.array(sequenceSchema),
  /** Null if the shop has its keys in its settings. */
  secretsKey: sha256.nullable(),
  files: z.object({ count: z.int().min(0), bytes: z.int().min(0), sha256 }),
})

const fileSchema = z.object({ key: z.string(), bytes: z.int().min(0), sha256 })

export type Manifest = z.infer<typeof manifestSchema>
export type TableCopy = z.infer<typeof tableSchema>
export type SequenceCopy = z.infer<typeof sequenceSchema>
export type FileCopy = z.infer<typeof fileSchema>

export const tableFile = ({ schema, name }: Pick<TableCopy, 'schema' | 'name'>): string =>
  join(places.database, `${schema}.${name}.copy.gz`)

/** @throws OperatorError when the folder holds no backup that this version can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, places.manifest), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new OperatorError(
      `${folder} is not a backup: there is no ${places.manifest} in it. Give the folder that “backup” wrote.`,
    )
  })
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new OperatorError(
      `${join(folder, places.manifest)} cannot be read: it is damaged, or was written by a newer version of Gangway.`,
    )
  }
}

export const readFileList = (text: string): FileCopy[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => fileSchema.parse(JSON.parse(line)))

export const writeFileList = (files: Iterable<FileCopy>): string =>
  [...files].map((file) => `${JSON.stringify(file)}\n`).join('')
