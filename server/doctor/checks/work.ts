import { secretsKeyFile } from '#server/kernel/environment/secrets-keys.ts'
import { isPublic } from '#server/kernel/environment.ts'
import { LostSecretsKey } from '#server/kernel/secret-box.ts'
import { readOldBackup } from '#server/reports/old-backup.ts'
import { countDifferences } from '#server/reports/payment-trouble.ts'
import type { Check, Looking, Told } from '../check.ts'
import type { DoctorDeps } from '../deps.ts'

export const workChecks: readonly Check[] = [
  { key: 'jobs', group: 'work', what: 'Jobs', isWatched: true, look: lookAtJobs },
  { key: 'print-files', group: 'work', what: 'Print files', isWatched: true, look: lookAtPrintFiles },
  { key: 'mails', group: 'work', what: 'Emails', isWatched: true, look: lookAtMails },
  { key: 'payments-differ', group: 'work', what: 'Reconciliation', isWatched: true, look: lookAtDifferences },
  { key: 'backups', group: 'work', what: 'Backups', isWatched: true, look: lookAtBackups },
  { key: 'secrets', group: 'work', what: 'Secrets', look: lookAtSecrets },
  { key: 'owner', group: 'work', what: 'Owner', look: lookAtOwner },
]

async function lookAtJobs({ readTrouble }: Looking): Promise<Told> {
  const { failedJobs, lateJobs } = await readTrouble()
  const failed = failedJobs.length > 0 && `${failedJobs.length} failed for good`
  const isNobodyThere = lateJobs?.isAnybodyAtWork === false
  const late = lateJobs && `${lateJobs.jobs} late${isNobodyThere ? ', and no process is running them' : ''}`
  const says = [failed, late].filter(Boolean).join(', ')
  if (says === '') return { says: 'none stuck' }
  const begin = isNobodyThere ? 'Start the shop without --web, or start one more process with --worker. ' : ''
  return { says: `${says}.`, fix: `${begin}See Attention.` }
}

async function lookAtPrintFiles({ readTrouble }: Looking): Promise<Told> {
  const { waitingPrintFiles: waiting } = await readTrouble()
  if (!waiting) return { says: 'none waiting' }
  return {
    says: `${waiting.files} waiting since ${waiting.since.toISOString()} (${waiting.why}); retried automatically.`,
    fix: 'Check whether the file store answers.',
  }
}

async function lookAtMails({ readTrouble }: Looking): Promise<Told> {
  const { failedMails, waitingMails: waits } = await readTrouble()
  const failed = failedMails.length > 0 && `${failedMails.length} could not be sent`
  const why = waits?.why ? ` (${waits.why})` : ''
  const waiting = waits && `${waits.mails} waiting since ${waits.since.toISOString()}${why}`
  const says = [failed, waiting].filter(Boolean).join(', ')
  if (says === '') return { says: 'all sent' }
  return { says: `${says}.`, fix: 'Check SMTP_URL, then send them again under Emails.' }
}

async function lookAtDifferences({ database: { orm } }: DoctorDeps): Promise<Told> {
  const differing = await countDifferences(orm)
  if (differing === 0) return { says: 'our payments match the provider’s' }
  const says = differing === 1 ? 'One payment differs' : `${differing} payments differ`
  return { says: `${says} from what the provider says.`, fix: 'Reconcile under Payments.' }
}

/** Whether there is one as recent as the plan promises; without a plan, the operator of a public shop has to say so. */
async function lookAtBackups({
  backups,
  database,
  clock,
  readSettings,
  environment,
}: DoctorDeps): Promise<Told> {
  const { timeZone } = await readSettings()
  const old = await readOldBackup(database.orm, clock.now(), timeZone)
  if (old) {
    const why = old.problem ? ` (${old.problem})` : ''
    const newest = old.lastGoodAt
      ? `the last good one is from ${old.lastGoodAt.toISOString()}`
      : 'none was made'
    return { says: `${newest}${why}.`, fix: 'See Site Settings, Backups.' }
  }
  const last = await backups.findLastGood()
  if (last) return { says: `as planned; the last good one is ${last.address}` }
  if (await backups.isPlanned()) return { says: 'planned; none has been due yet' }
  if (!isPublic(environment)) return { says: 'none are planned' }
  return {
    says: 'none are planned.',
    fix: 'Plan them under Site Settings, Backups; if you make your own, choose “Only by hand”.',
  }
}

/** The key is stored outside the database; without it no one's authenticator app works. */
async function lookAtSecrets({ keptSecrets, environment }: DoctorDeps): Promise<Told> {
  const lost = await keptSecrets.countLost()
  if (lost > 0)
    return { says: `${lost} cannot be opened.`, fix: new LostSecretsKey(`${lost} secrets`).message }
  const place = environment.SECRETS_KEY.length > 0 ? 'SECRETS_KEY' : secretsKeyFile(environment.DATA_DIR)
  return { says: `locked with ${place}, which belongs in your backups` }
}

async function lookAtOwner(deps: DoctorDeps): Promise<Told> {
  const problem = await findOwnerProblem(deps)
  return problem === null ? { says: 'has a way to sign in' } : { says: 'cannot sign in.', fix: problem }
}

/** What is wrong and what to do if no owner could ever sign in; null if one can. */
export async function findOwnerProblem({
  auth,
  mail,
}: Pick<DoctorDeps, 'auth'> & { mail: Pick<DoctorDeps['mail'], 'hasTransport'> }): Promise<string | null> {
  if (await auth.canAnOwnerEnter({ hasMailServer: mail.hasTransport })) return null
  return (
    'SIGN_IN_WAYS leaves passwords out, and no owner of this shop has another way in. Add password to it (or remove ' +
    'it), start, sign in as the owner, and set up another way under Profile Settings, such as a passkey, or your own ' +
    'email address. Then leave passwords out.'
  )
}
