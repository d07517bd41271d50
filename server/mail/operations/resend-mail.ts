import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { askAgain, type DeskDeps, isStuck, mayResend } from '../mail-desk.ts'
import { mails } from '../tables.ts'

const mailGone = 'There is no such email.'

export const resendMail = defineOperation({
  name: 'mails.resend',
  route: 'POST /mails/{mail}/resend',
  summary: 'Send an email again, with the current wording',
  may: 'mails.write',
  input: z.object({ mail: z.uuid(mailGone) }),
  example: { mail: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  run: (deps: DeskDeps, actor, { mail: id }) =>
    deps.database.transaction(async (transaction) => {
      const [known] = await transaction.select().from(mails).where(eq(mails.id, id))
      if (!known) throw new AppError('not_found', mailGone)
      const template = deps.templates.get(known.template)
      if (template?.isBulk && known.state === 'sent')
        throw new AppError('conflict', 'A campaign goes to each person once.')
      if (template?.holdsSecret && !mayResend(known, deps))
        throw new AppError(
          'conflict',
          'It contains a link that opens an account. Its owner has to request a new one.',
        )
      const [row] = await transaction
        .update(mails)
        .set({ state: 'queued', error: null, delivery: null, queuedAt: deps.clock.now() })
        .where(and(eq(mails.id, id), or(ne(mails.state, 'queued'), isNotNull(mails.error))))
        .returning({ id: mails.id })
      if (!row) throw new AppError('conflict', 'It’s already waiting to be sent.')
      await askAgain(deps, transaction, [known])
      await audit(transaction, actor, { action: 'mail.resend', subject: `mail:${id}` })
      return ok(undefined)
    }),
})

/** Any more are sent with the next click; this limits how long one takes. */
const mostAtOnce = 2_000

/**
 * Each email moves from `failed` to `queued` once, so that two people clicking send nothing twice. Emails with expired
 * links stay, as do those that may have arrived.
 */
export const resendAllMails = defineOperation({
  name: 'mails.resend-all',
  route: 'POST /mails/resend',
  summary:
    'Send everything that failed or is waiting for its next try, with the current wording; each email once',
  may: 'mails.write',
  input: z.object({}),
  example: {},
  result: z.object({ mails: z.int() }),
  run: (deps: DeskDeps, actor) =>
    deps.database.transaction(async (transaction) => {
      const some = transaction
        .select({ id: mails.id })
        .from(mails)
        .where(isStuck(deps))
        .orderBy(mails.createdAt)
        .limit(mostAtOnce)
        .for('update', { skipLocked: true })
      const moved = await transaction
        .update(mails)
        .set({ state: 'queued', error: null, delivery: null, queuedAt: deps.clock.now() })
        .where(inArray(mails.id, some))
        .returning({ id: mails.id, template: mails.template })
      await askAgain(deps, transaction, moved)
      if (moved.length > 0)
        await audit(transaction, actor, {
          action: 'mail.resend-all',
          subject: 'mails',
          after: { mails: moved.length },
        })
      return ok({ mails: moved.length })
    }),
})
