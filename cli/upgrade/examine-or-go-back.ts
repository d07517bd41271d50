import { setTimeout as wait } from 'node:timers/promises'
import { checkBackup, putBack } from '#server/backup/index.ts'
import { composeShop, createFileStore } from '#server/compose.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { countLines } from '#server/kernel/postgres/line.ts'
import { lineOf } from '../doctor.ts'
import { wordsFor } from '../words-for.ts'
import { type NewVersion, openingLog } from './open-new-version.ts'

type Upgraded = {
  connectionString: string
  environment: Environment
  /** The folder of the backup that was made before; null when someone else made one. */
  backup: string | null
  version: NewVersion
  /** How long it may take to be ready, in ms. */
  within: number
  /** Aborted when the person running it wants it to stop. */
  signal: AbortSignal
}

/**
 * Opens the new version the way customers will see it. If it does not open, the shop is restored from the backup.
 * Findings of the doctor are reported but do not block the upgrade.
 * @throws OperatorError telling in one paragraph what is wrong, what was done and what to do next
 */
export async function examineOrGoBack(upgraded: Upgraded): Promise<void> {
  const { connectionString, environment, version, within, signal } = upgraded
  console.log('Opening the shop to check that it answers …')
  try {
    signal.throwIfAborted()
    await version.open(connectionString, environment, within, signal)
    await examine(connectionString, environment)
    signal.throwIfAborted()
  } catch (error) {
    // Ctrl-C in a terminal also ends the process that was opening, which is not the new version's fault.
    const what = signal.aborted
      ? 'You stopped it before the new version could show that it opens'
      : `The new version does not open: ${reasonOf(error)}`
    throw new OperatorError(`${what}. ${await goBack(upgraded)}`, { cause: error })
  }
}

async function examine(connectionString: string, environment: Environment): Promise<void> {
  const shop = composeShop({ environment, connectionString, log: silentLog() })
  try {
    await shop.prepare()
    const findings = await shop.doctor.examine()
    for (const finding of findings) if (finding.fix !== null) console.log(lineOf(finding))
  } finally {
    await shop.stop()
  }
}

const reasonOf = (error: unknown): string =>
  (wordsFor(error) ?? (error instanceof Error ? error.message : String(error))).replace(/\.$/, '')

/** What was done about it, and what to do next. */
async function goBack({ connectionString, environment, backup, signal }: Upgraded): Promise<string> {
  const by = 'put the previous version back in place, and restore'
  if (backup === null)
    return `The database is up to date, and we made no backup to go back to: ${by} your own with it into an empty place.`
  try {
    await untilNobodyIsIn(connectionString)
    console.log('Putting everything back as it was …')
    if (signal.aborted)
      console.log(
        'Press again to end right away: the database then stays up to date and intact, this version starts on it with npm start, ' +
          `and ${backup} is your way back.`,
      )
    await putBack(await checkBackup(backup), { connectionString, files: createFileStore(environment) })
  } catch (error) {
    return (
      `It couldn’t be put back automatically, either: ${reasonOf(error)}. The database is up to date and intact. To go back, ` +
      `${by} ${backup} with it into an empty place.`
    )
  }
  return (
    `So everything was put back from the backup, and every row was checked against it: nothing is lost. Put the ` +
    `previous version back in place and start it: npm start. Send ${openingLog(environment)}, which contains the new ` +
    'version’s messages, to whoever made it, and try their next one with npm run shop -- upgrade --plan. The backup stays in ' +
    `${backup}.`
  )
}

/**
 * The trial process is gone, but PostgreSQL may take a moment to notice. @throws OperatorError when someone opened the
 * shop
 */
async function untilNobodyIsIn(connectionString: string): Promise<void> {
  for (let look = 0; look < 20; look++) {
    if ((await countLines(connectionString)) === 0) return
    await wait(500)
  }
  throw new OperatorError('someone has opened the shop in the meantime, and what they do there would be lost')
}
