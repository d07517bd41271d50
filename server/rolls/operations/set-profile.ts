import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mostProfileBytes, profileNameSchema, readIccProfile } from '#domain/orders/icc-profile.ts'
import type { ColorProfile } from '#domain/orders/printer-output.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { RollsDeps } from '../deps.ts'
import { printerShape, toPrinter } from '../printers.ts'
import { printers } from '../tables.ts'
import { canUseProfile } from '../try-profile.ts'
import { anyPrinter, printerGone, printerId } from './roll-id.ts'

const notAProfile =
  'This isn’t an ICC profile for a printer. Choose a file that ends in .icc or .icm, for RGB or CMYK colors.'
const tooLarge = `A profile can be up to ${mostProfileBytes / 1_000_000} MB`

export const setProfile = defineOperation({
  name: 'printers.set-profile',
  route: 'PUT /printers/{printer}/profile',
  summary:
    'Give a printer a color profile: with an RGB profile, the colors of its PNGs are converted to it; its PDFs carry either kind as output intent',
  may: 'production.write',
  input: z.object({
    printer: printerId,
    fileName: profileNameSchema,
    /** The profile's bytes. */
    profile: z.base64('Choose an ICC profile').max(Math.ceil(mostProfileBytes / 3) * 4, tooLarge),
  }),
  example: { printer: anyPrinter, fileName: 'film.icc', profile: 'AAAA' },
  result: z.object({ printer: printerShape }),
  async run(deps: RollsDeps, actor, { printer, fileName, profile }) {
    const bytes = Buffer.from(profile, 'base64')
    const read = readIccProfile(bytes)
    if (!read || !(await canUseProfile(bytes, read.colors))) return invalid({ profile: notAProfile })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const key = `printer-profiles/${sha256.slice(0, 40)}.icc`
    await deps.files.write(key, bytes, { contentType: 'application/vnd.iccprofile' })
    const row = await change(deps, actor, { printer, profile: { key, name: fileName, colors: read.colors } })
    return ok({ printer: toPrinter(row) })
  },
})

export const removeProfile = defineOperation({
  name: 'printers.remove-profile',
  route: 'DELETE /printers/{printer}/profile',
  summary:
    'Let a printer’s files use the screen’s colors, sRGB. Rolls that are already laid out stay unchanged',
  may: 'production.write',
  input: z.object({ printer: printerId }),
  example: { printer: anyPrinter },
  result: z.undefined(),
  async run(deps: RollsDeps, actor, { printer }) {
    await change(deps, actor, { printer, profile: null })
    return ok(undefined)
  },
})

/** @throws AppError if there is no such printer */
const change = (
  { database }: RollsDeps,
  actor: Actor,
  { printer: id, profile }: { printer: string; profile: ColorProfile | null },
) =>
  database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(printers).where(eq(printers.id, id)).for('update')
    const [row] = await transaction
      .update(printers)
      .set({ profile, version: sql`${printers.version} + 1` })
      .where(eq(printers.id, id))
      .returning()
    if (!before || !row) throw new AppError('not_found', printerGone)
    await audit(transaction, actor, {
      action: 'printer.update',
      subject: `printer:${id}`,
      before: { profile: before.profile?.name ?? null },
      after: { profile: profile?.name ?? null },
    })
    return row
  })
