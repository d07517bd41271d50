import { sql } from 'drizzle-orm'
import { chosenRetention } from '#domain/shop/retention-terms.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import type { Mail } from '#server/mail/index.ts'
import { designsEnding } from '#server/mail/templates/designs-ending.ts'
import { customersOfDesigns } from '#server/reports/customers-of-designs.ts'
import { unusedDesigns, warnedSinceUse } from '#server/reports/retained.ts'

export type UnusedDesignsDeps = {
  clock: Clock
  designs: Pick<Designs, 'forget' | 'noteWarned'>
  mail: Pick<Mail, 'send'>
}

/** Designs that no one has changed, ordered or asked to keep; those of accounts only after an email to their owner. */
export function unusedDesignsRetention(deps: UnusedDesignsDeps): readonly RetentionRule[] {
  const common = {
    table: sql.identifier('designs'),
    key: { of: sql.identifier('id'), type: 'uuid' as const },
    remove: (transaction: Transaction, ids: readonly string[]) => deps.designs.forget(transaction, ids),
  }
  return [
    {
      ...common,
      name: 'accountDesigns',
      due: (before) => unusedDesigns(before, 'account'),
      warning: {
        days: chosenRetention.accountDesigns.warnedDays,
        warnedAt: warnedSinceUse,
        warn: (transaction, ids, goneAt) => warnOwners(deps, transaction, ids, goneAt),
      },
    },
    { ...common, name: 'visitorDesigns', due: (before) => unusedDesigns(before, 'visitor') },
  ]
}

/** One email a day to each, whichever of their designs are affected. */
async function warnOwners(
  { mail, designs, clock }: UnusedDesignsDeps,
  transaction: Transaction,
  ids: readonly string[],
  goneAt: Date,
): Promise<void> {
  await designs.noteWarned(transaction, ids)
  const today = clock.now().toISOString().slice(0, 10)
  for (const { email, userId } of await customersOfDesigns(transaction, ids))
    await mail.send(transaction, {
      template: designsEnding,
      to: email,
      data: { goneAt: goneAt.toISOString() },
      dedupeKey: `designs-ending:${userId}:${today}`,
    })
}
