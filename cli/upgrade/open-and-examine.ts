import { composeShop } from '#server/compose.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { lineOf } from '../doctor.ts'
import { wordsFor } from '../words-for.ts'

/** What the doctor finds is told, and stands in nobody's way. @throws OperatorError when no shop opens on it */
export async function openAndExamine(
  connectionString: string,
  environment: Environment,
  backup: string | null,
): Promise<void> {
  const shop = composeShop({ environment, connectionString, log: silentLog() })
  try {
    await shop.prepare()
    const findings = await shop.doctor.examine()
    for (const finding of findings) if (finding.fix !== null) console.log(lineOf(finding))
  } catch (error) {
    const reason = wordsFor(error) ?? (error instanceof Error ? error.message : String(error))
    throw new OperatorError(
      `The database is up to date, but the shop does not open on it: ${reason} To go back, put the version of before in ` +
        `place, and restore ${backup ?? 'your backup'} with it into an empty place.`,
      { cause: error },
    )
  } finally {
    await shop.stop()
  }
}
