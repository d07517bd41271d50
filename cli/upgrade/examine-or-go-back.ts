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
  /** The folder of the one that was made before; null where somebody else made one. */
  backup: string | null
  version: NewVersion
  /** How long it may take to be ready, in ms. */
  within: number
  /** Aborted when who runs it wants it to end. */
  signal: AbortSignal
}

/**
 * Opens the new version as customers will have it. Where it does not open, the shop is put back as it was before, from the
 * backup. What the doctor finds is told, and stands in nobody's way.
 * @throws OperatorError telling in one paragraph what is wrong, what was done and what is to do
 */
export async function examineOrGoBack(upgraded: Upgraded): Promise<void> {
  const { connectionString, environment, version, within, signal } = upgraded
  console.log('Opening the shop to look whether it answers …')
  try {
    signal.throwIfAborted()
    await version.open(connectionString, environment, within, signal)
    await examine(connectionString, environment)
    signal.throwIfAborted()
  } catch (error) {
    // A terminal's Ctrl-C ends what was being opened, too, which is no fault of it.
    const what = signal.aborted
      ? 'You stopped it before the new version had shown that it opens'
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

/** What was done about it, and what is to do. */
async function goBack({ connectionString, environment, backup, signal }: Upgraded): Promise<string> {
  const by = 'put the version of before in place, and restore'
  if (backup === null)
    return `The database is up to date, and there is no backup of ours to go back to: ${by} yours with it into an empty place.`
  try {
    await untilNobodyIsIn(connectionString)
    console.log('Putting everything back as it was …')
    if (signal.aborted)
      console.log(
        'Pressed again, it ends at once: the database stays up to date and whole then, this version starts on it by npm start, ' +
          `and ${backup} is the way back.`,
      )
    await putBack(await checkBackup(backup), { connectionString, files: createFileStore(environment) })
  } catch (error) {
    return (
      `It could not be put back as it was by itself, either: ${reasonOf(error)}. The database is up to date and whole. To go back, ` +
      `${by} ${backup} with it into an empty place.`
    )
  }
  return (
    `So everything was put back as it was before, from the backup, and each row was held against it: nothing is lost. Put the ` +
    `version of before back in its place and start it: npm start. Send ${openingLog(environment)}, which has what the new ` +
    'version said, to whoever made it, and try their next one by npm run shop -- upgrade --plan. The backup stays in ' +
    `${backup}.`
  )
}

/** What was tried is gone, but PostgreSQL may need a moment to see it. @throws OperatorError when somebody opened the shop */
async function untilNobodyIsIn(connectionString: string): Promise<void> {
  for (let look = 0; look < 20; look++) {
    if ((await countLines(connectionString)) === 0) return
    await wait(500)
  }
  throw new OperatorError('somebody has opened the shop meanwhile, and what they do there would be lost')
}
