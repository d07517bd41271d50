import { inArray, sql } from 'drizzle-orm'
import type { Finding } from '#domain/shop/finding.ts'
import { days } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { shopNeedsYou } from '#server/mail/templates/shop-needs-you.ts'
import { runChecks } from './check.ts'
import type { DoctorDeps } from './deps.ts'
import { watchedChecks } from './examine.ts'
import { shopAlerts } from './tables.ts'

type Wrong = Finding & { fix: string }

/**
 * Tells staff by email, and other programs by webhook, what has gone wrong since the last check; emails are repeated
 * daily while it lasts. Fixes are reported to programs only.
 */
export async function watchShop(deps: DoctorDeps): Promise<void> {
  const findings = await runChecks(deps, watchedChecks)
  const wrong = findings.filter((finding): finding is Wrong => finding.fix !== null)
  const { contactEmail } = await deps.readSettings()
  await deps.database.transaction(async (transaction) => {
    await forget(deps, transaction, wrong)
    const told = await note(deps, transaction, wrong)
    if (told.length === 0) return
    await deps.mail.send(transaction, {
      template: shopNeedsYou,
      to: deps.staffAddress ?? contactEmail,
      data: { findings: told.map(({ what, says, fix }) => ({ what, says, fix })) },
      dedupeKey: `shop-needs-you:${deps.clock.now().toISOString()}`,
    })
  })
}

/** Deletes the alerts that were fixed. */
async function forget(
  { emit }: DoctorDeps,
  transaction: Transaction,
  wrong: readonly Wrong[],
): Promise<void> {
  const keys = wrong.map(({ key }) => key)
  const gone = await transaction
    .delete(shopAlerts)
    .where(keys.length > 0 ? sql`not ${inArray(shopAlerts.key, keys)}` : undefined)
    .returning()
  for (const { key, what } of gone) await emit(transaction, 'alert.cleared', { key, what })
}

/** The problems to email staff about now: new ones, and those last reported a day ago. */
async function note(
  { clock, emit }: DoctorDeps,
  transaction: Transaction,
  wrong: readonly Wrong[],
): Promise<Wrong[]> {
  const now = clock.now()
  const told: Wrong[] = []
  for (const finding of wrong) {
    const { key, what, says, fix } = finding
    const [row] = await transaction
      .insert(shopAlerts)
      .values({ key, what, says, fix, since: now, toldAt: now })
      .onConflictDoUpdate({ target: shopAlerts.key, set: { says, fix, toldAt: againAt(now) } })
      .returning({ since: shopAlerts.since, toldAt: shopAlerts.toldAt })
    if (row?.toldAt.getTime() !== now.getTime()) continue
    told.push(finding)
    if (row.since.getTime() === now.getTime())
      await emit(transaction, 'alert.raised', { key, what, says, fix })
  }
  return told
}

const againAt = (now: Date) =>
  sql`case when ${shopAlerts.toldAt} <= ${new Date(now.getTime() - days(1))} then ${now} else ${shopAlerts.toldAt} end`
