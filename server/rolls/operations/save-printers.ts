import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldErrors } from '#domain/field-errors.ts'
import { type PrinterInput, printerSchema } from '#domain/orders/roll.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import { dayThatIsOver, isSameTime } from '../closing/time-of-day.ts'
import type { RollsDeps } from '../deps.ts'
import { hotFolderSecretPlace } from '../hot-folder-secrets.ts'
import { printerShape, toPrinter } from '../printers.ts'
import { printers } from '../tables.ts'
import { anyPrinter, printerGone, printerId } from './roll-id.ts'

const example = { name: 'Front printer', filmWidthInches: 22, maxLengthInches: 200, gapInches: 0.25 }

export const createPrinter = defineOperation({
  name: 'printers.create',
  route: 'POST /printers',
  summary: 'Add a printer that rolls of film are laid out for',
  may: 'production.write',
  input: printerSchema,
  example,
  result: z.object({ printer: printerShape }),
  async run(deps: RollsDeps, actor, { hotFolderSecret: secret, ...input }) {
    const refusal = refusalOf(deps, input)
    if (refusal) return invalid(refusal)
    const closedDay = await dayThatIsOver(deps, input.closing)
    return deps.database.transaction(async (transaction) => {
      const id = crypto.randomUUID()
      const [row] = await transaction
        .insert(printers)
        .values({
          ...{ ...input, id, ...sealed(deps, id, secret), createdAt: deps.clock.now() },
          closedDay,
        })
        .returning()
      if (!row) throw new Error('The printer was not written')
      await audit(transaction, actor, {
        action: 'printer.create',
        subject: `printer:${row.id}`,
        after: input,
      })
      return ok({ printer: toPrinter(row) })
    })
  },
})

export const updatePrinter = defineOperation({
  name: 'printers.update',
  route: 'PUT /printers/{printer}',
  summary:
    'Change a printer; `version` is the version you started from. Rolls that are already laid out stay unchanged',
  may: 'production.write',
  input: printerSchema.extend({ printer: printerId, version: versionSchema }),
  example: { ...example, printer: anyPrinter, version: 1 },
  result: z.object({ printer: printerShape }),
  theirs: printerShape,
  async run(deps: RollsDeps, actor, sent) {
    const { printer: id, version, hotFolderSecret: secret, ...input } = sent
    const refusal = refusalOf(deps, input)
    if (refusal) return invalid(refusal)
    const closedDay = await dayThatIsOver(deps, input.closing)
    return deps.database.transaction(async (transaction) => {
      const [before] = await transaction.select().from(printers).where(eq(printers.id, id)).for('update')
      if (!before) throw new AppError('not_found', printerGone)
      const [row] = await transaction
        .update(printers)
        .set({
          ...{ ...input, ...sealed(deps, id, secret), version: sql`${printers.version} + 1` },
          nextRoll: null,
          closedDay: isSameTime(before.closing, input.closing) ? before.closedDay : closedDay,
        })
        .where(and(eq(printers.id, id), eq(printers.version, version)))
        .returning()
      if (!row) return conflict(toPrinter(before), { printer: id, version, ...input })
      await audit(transaction, actor, {
        action: 'printer.update',
        subject: `printer:${id}`,
        before: toPrinter(before),
        after: input,
      })
      return ok({ printer: toPrinter(row) })
    })
  },
})

/** By field; null if the operator allows it. */
function refusalOf({ hotFolders }: RollsDeps, { hotFolder }: PrinterInput): FieldErrors | null {
  const refusal = hotFolder ? hotFolders.refusalOf(hotFolder) : null
  return refusal && { [`hotFolder.${refusal.field}`]: refusal.message }
}

const sealed = ({ secretBox }: RollsDeps, printerId: string, secret: string | undefined) =>
  secret ? { hotFolderSecret: secretBox.seal(secret, hotFolderSecretPlace(printerId)) } : {}

export const removePrinter = defineOperation({
  name: 'printers.remove',
  route: 'DELETE /printers/{printer}',
  summary: 'Remove a printer. Rolls that were laid out for it stay',
  may: 'production.write',
  input: z.object({ printer: printerId }),
  example: { printer: anyPrinter },
  result: z.undefined(),
  run: ({ database }: RollsDeps, actor, { printer: id }) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction.delete(printers).where(eq(printers.id, id)).returning()
      if (!row) throw new AppError('not_found', printerGone)
      if ((await transaction.$count(printers)) === 0)
        throw new AppError('conflict', 'This is the only printer. Change it, or add another one first.')
      await audit(transaction, actor, {
        action: 'printer.remove',
        subject: `printer:${id}`,
        before: toPrinter(row),
      })
      return ok(undefined)
    }),
})
