import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { hotFolderKinds, releases, sidecarFormats } from '#domain/orders/hot-folder.ts'
import { outputFormats } from '#domain/orders/printer-output.ts'
import { packings } from '#domain/orders/roll.ts'
import type { RollsDeps } from './deps.ts'
import { printers } from './tables.ts'

const closingShape = z.object({
  share: z.number().nullable(),
  length: z.number().nullable(),
  age: z.number().nullable(),
  time: z.string().nullable(),
  isReleased: z.boolean(),
})
const profileShape = z.object({ name: z.string(), colors: z.enum(['rgb', 'cmyk']) })
const outputShape = z.object({
  format: z.enum(outputFormats),
  dpi: z.int(),
  isMirrored: z.boolean(),
  cutName: z.string(),
  whiteName: z.string(),
  chokePx: z.int(),
})

export const printerShape = z.object({
  id: z.uuid(),
  name: z.string(),
  filmWidthInches: z.number(),
  maxLengthInches: z.number(),
  gapInches: z.number(),
  /** Kept clear along both sides of the film. */
  sideMarginInches: z.number(),
  /** How its pieces are laid out: by the boxes of their files, or by the outlines of their ink. */
  packing: z.enum(packings),
  /** Null: its files are downloaded. */
  hotFolder: z
    .object({
      kind: z.enum(hotFolderKinds),
      folder: z.string(),
      host: z.string(),
      port: z.int(),
      user: z.string(),
      hostKey: z.string(),
      release: z.enum(releases),
      sidecar: z.enum(sidecarFormats),
      template: z.string(),
    })
    .nullable(),
  output: outputShape,
  /** Null: its rolls are laid out by hand. */
  closing: closingShape.nullable(),
  /** Null: the screen's colors, sRGB. */
  profile: profileShape.nullable(),
  /** Whether a password or key for it is stored; it is never sent out. */
  hasSecret: z.boolean(),
  version: z.int(),
})
export type PrinterView = z.output<typeof printerShape>

export const toPrinter = (row: typeof printers.$inferSelect): PrinterView => {
  const { id, name, filmWidthInches, maxLengthInches, gapInches, hotFolder, hotFolderSecret, version } = row
  const { packing, output, closing, profile, sideMarginInches } = row
  return {
    ...{
      id,
      name,
      filmWidthInches,
      maxLengthInches,
      gapInches,
      sideMarginInches,
      packing,
      hotFolder,
      output,
      closing,
      version,
    },
    profile: profile && { name: profile.name, colors: profile.colors },
    hasSecret: hotFolderSecret !== null,
  }
}

export async function listPrinters({ database }: Pick<RollsDeps, 'database'>): Promise<PrinterView[]> {
  const rows = await database.orm.select().from(printers).orderBy(asc(printers.createdAt), asc(printers.id))
  return rows.map(toPrinter)
}

/** What most shops have: film as wide as the sheets they sell. */
const first = { name: 'DTF printer', filmWidthInches: 22, maxLengthInches: 200, gapInches: 0.25 }

export async function ensurePrinter({ database }: Pick<RollsDeps, 'database'>): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(printers)) === 0) await transaction.insert(printers).values(first)
  })
}
