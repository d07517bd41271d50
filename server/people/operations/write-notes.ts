import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerNoteSchema } from '#domain/people/notes-and-tags.ts'
import { versionSchema } from '#domain/version.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfKey } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { PeopleDeps } from '../deps.ts'
import { profileOf } from '../find-people.ts'
import { customerNotes } from '../tables.ts'
import { anyCustomer, customerId, noteGone, noteShape, requireCustomer, toNote } from './customer-shapes.ts'

const result = z.object({ note: noteShape })
const noteId = z.uuid(noteGone)
const anyNote = anyCustomer

export const writeCustomerNote = defineOperation({
  name: 'customers.write-note',
  route: 'POST /customers/{customer}/notes',
  summary: 'Add a note about a customer, for staff only',
  may: 'customers.write',
  input: z.object({ customer: customerId, text: customerNoteSchema }),
  example: { customer: anyCustomer, text: 'Wants matte finish, always' },
  result,
  run: ({ database, clock }: PeopleDeps, actor, { customer, text }) =>
    database.transaction(async (transaction) => {
      await requireCustomer(transaction, customer)
      const author = await authorOf(transaction, actor)
      const [row] = await transaction
        .insert(customerNotes)
        .values({ userId: customer, at: clock.now(), text, ...author })
        .returning()
      if (!row) throw new Error('A note was written but is missing')
      await noteChange(transaction, actor, 'write-note', row)
      return ok({ note: toNote(row) })
    }),
})

export const changeCustomerNote = defineOperation({
  name: 'customers.change-note',
  route: 'PUT /customers/{customer}/notes/{note}',
  summary: 'Change a note about a customer; `version` is the version you started from',
  may: 'customers.write',
  input: z.object({ customer: customerId, note: noteId, text: customerNoteSchema, version: versionSchema }),
  example: { customer: anyCustomer, note: anyNote, text: 'Wants glossy finish', version: 1 },
  result,
  theirs: noteShape,
  run: ({ database }: PeopleDeps, actor, sent) =>
    database.transaction(async (transaction) => {
      const { customer, note, text, version } = sent
      const isIt = and(eq(customerNotes.id, note), eq(customerNotes.userId, customer))
      const [before] = await transaction.select().from(customerNotes).where(isIt).for('update')
      if (!before) throw new AppError('not_found', noteGone)
      if (before.version !== version) return conflict(toNote(before), sent)
      const [row] = await transaction
        .update(customerNotes)
        .set({ text, version: sql`${customerNotes.version} + 1` })
        .where(isIt)
        .returning()
      if (!row) throw new Error('A note was changed but is missing')
      await noteChange(transaction, actor, 'change-note', row)
      return ok({ note: toNote(row) })
    }),
})

export const removeCustomerNote = defineOperation({
  name: 'customers.remove-note',
  route: 'DELETE /customers/{customer}/notes/{note}',
  summary: 'Delete a note about a customer',
  may: 'customers.write',
  input: z.object({ customer: customerId, note: noteId }),
  example: { customer: anyCustomer, note: anyNote },
  result: z.undefined(),
  run: ({ database }: PeopleDeps, actor, { customer, note }) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .delete(customerNotes)
        .where(and(eq(customerNotes.id, note), eq(customerNotes.userId, customer)))
        .returning()
      if (!row) throw new AppError('not_found', noteGone)
      await noteChange(transaction, actor, 'remove-note', row)
      return ok(undefined)
    }),
})

/** The note's text is not recorded: it is deleted with the customer’s account, while the audit log stays. */
const noteChange = (
  transaction: Transaction,
  actor: Actor,
  change: string,
  { id, userId }: typeof customerNotes.$inferSelect,
): Promise<void> =>
  audit(transaction, actor, {
    action: `customers.${change}`,
    subject: `user:${userId}`,
    after: { note: id },
  })

async function authorOf(transaction: Transaction, { user, key }: Actor) {
  const fullName = user && (await profileOf(transaction, user.id))?.fullName
  return { authorId: user?.id ?? null, authorName: fullName || user?.email || (key ? nameOfKey(key) : '') }
}
