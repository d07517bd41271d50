import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type BackupPlace, backupPlanSchema } from '#domain/backups/backup-plan.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import { announceBackup } from '../announce-backup.ts'
import { passphrasePlace, placeSecretPlace } from '../backup-secrets.ts'
import { readPlan } from '../begin-backup.ts'
import type { BackupsDeps } from '../deps.ts'
import { planShape, toPlan } from '../present.ts'
import { type BackupPlanRow, backupPlans, backups } from '../tables.ts'

const secretSchema = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en-US')} characters`)
    .optional()

const input = backupPlanSchema.extend({
  /** The place's secret; without one, the stored one stays. */
  placeSecret: secretSchema(10_000),
  passphrase: secretSchema(200).refine(
    (text) => !text || text.length >= 12,
    'Use at least 12 characters, such as five words',
  ),
  /** The version that the change is based on; 0 if nothing was planned. */
  version: versionSchema,
})

export const savePlan = defineOperation({
  name: 'backups.save-plan',
  route: { onlyPages: 'anyone who chooses where backups go can copy the whole shop' },
  summary: 'Choose when backups are made, where they go, and how many are kept',
  may: 'backups.write',
  input,
  example: {
    every: 'day',
    hour: 3,
    weekday: 7,
    isEncrypted: true,
    passphrase: 'five words that no one would guess',
    place: { kind: 'folder', folder: 'shop' },
    keep: { days: 7, weeks: 4, months: 6 },
    version: 0,
  },
  result: planShape,
  theirs: planShape,
  async run(deps: BackupsDeps, actor, sent) {
    const { placeSecret: secret, passphrase, version, ...plan } = sent
    const known = await readPlan(deps.database.orm)
    const refusal = deps.backupPlaces.refusalOf(plan.place)
    // Operators who make backups another way say so here, and don't need a place of ours.
    if (refusal && plan.every !== 'never') return invalid({ [`place.${refusal.field}`]: refusal.message })
    const missing = missingSecrets(sent, known)
    if (missing) return invalid(missing)
    const kept = known?.placeSecret ? deps.secretBox.open(known.placeSecret, placeSecretPlace) : null
    const reached = refusal ? { place: plan.place } : await reach(deps, plan.place, secret || kept)
    if ('problem' in reached) return invalid(reached.problem)
    const values = {
      plan: { ...plan, place: reached.place },
      ...(secret && { placeSecret: deps.secretBox.seal(secret, placeSecretPlace) }),
      ...(passphrase && { passphrase: deps.secretBox.seal(passphrase, passphrasePlace) }),
      plannedAt: deps.clock.now(),
    }
    return deps.database.transaction(async (transaction) => {
      const [row] = known
        ? await transaction
            .update(backupPlans)
            .set({ ...values, version: sql`${backupPlans.version} + 1` })
            .where(eq(backupPlans.version, version))
            .returning()
        : await transaction.insert(backupPlans).values(values).onConflictDoNothing().returning()
      const theirs = row ?? (await readPlan(transaction))
      if (!theirs) throw new Error('The plan was not written')
      if (!row) return conflict(toPlan(theirs), sent)
      await endAtWork(deps, transaction)
      await audit(transaction, actor, {
        action: 'backup.plan',
        subject: 'backup:plan',
        before: known?.plan ?? null,
        after: values.plan,
      })
      return ok(toPlan(row))
    })
  },
})

function missingSecrets(
  { place, isEncrypted, placeSecret, passphrase }: z.output<typeof input>,
  known: BackupPlanRow | undefined,
): FieldErrors | null {
  if (isEncrypted && !passphrase && !known?.passphrase)
    return { passphrase: 'Enter a passphrase, and also keep it outside the shop' }
  const isSame = known && isSameHolder(known.plan.place, place)
  if (place.kind === 'folder' || placeSecret || (isSame && known?.placeSecret)) return null
  return {
    placeSecret: place.kind === 's3' ? 'Enter the secret key' : 'Enter the password or the private key',
  }
}

/** Whether the same party receives the secret. */
const isSameHolder = (one: BackupPlace, other: BackupPlace): boolean =>
  (['kind', 'host', 'port', 'user', 'endpoint', 'region', 'bucket'] as const).every(
    (part) => one[part] === other[part],
  )

/** A plan that can't be carried out is worse than none. */
async function reach(
  { backupPlaces }: BackupsDeps,
  place: BackupPlace,
  secret: string | null,
): Promise<{ place: BackupPlace } | { problem: FieldErrors }> {
  const field = { folder: 'folder', s3: 'bucket', sftp: 'host' }[place.kind]
  try {
    const opened = await backupPlaces.open(place, secret)
    try {
      await opened.list()
      return { place: { ...place, hostKey: opened.hostKey ?? place.hostKey } }
    } finally {
      await opened.close()
    }
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error)
    return { problem: { [`place.${field}`]: `We can’t write there: ${why}` } }
  }
}

/** A backup in progress under the old plan is abandoned. */
async function endAtWork(deps: BackupsDeps, transaction: Transaction): Promise<void> {
  const ended = await transaction
    .update(backups)
    .set({
      state: 'failed',
      finishedAt: deps.clock.now(),
      problem: 'Someone changed the backup plan in the meantime',
    })
    .where(eq(backups.state, 'working'))
    .returning({ id: backups.id })
  await announceBackup(deps, transaction, ended[0]?.id ?? 'plan')
}
