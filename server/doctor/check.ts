import type { Finding } from '#domain/shop/finding.ts'
import { readTrouble, type Trouble } from '#server/reports/trouble.ts'
import type { DoctorDeps } from './deps.ts'

/** `fix` only if something has to be done. */
export type Told = { says: string; fix?: string | undefined }

/** Anything that several checks report on is read once. */
export type Looking = DoctorDeps & { readTrouble(): Promise<Trouble> }

export type Check = Pick<Finding, 'key' | 'group' | 'what'> & {
  /** It can go wrong without anyone changing anything: staff are notified when it does. */
  isWatched?: true
  /** Failures to check are reported as a finding. Null: it doesn't apply to this shop. */
  look(looking: Looking): Promise<Told | null> | Told | null
}

export async function runChecks(deps: DoctorDeps, checks: readonly Check[]): Promise<Finding[]> {
  let trouble: Promise<Trouble> | undefined
  const looking: Looking = {
    ...deps,
    readTrouble: () => {
      trouble ??= readTrouble(deps.database.orm, deps.clock.now())
      return trouble
    },
  }
  const found = await Promise.all(checks.map((check) => runCheck(looking, check)))
  return found.filter((finding) => finding !== null)
}

async function runCheck(looking: Looking, { key, group, what, look }: Check): Promise<Finding | null> {
  const told = await tell(looking, look)
  return told && { key, group, what, says: told.says, fix: told.fix ?? null }
}

async function tell(looking: Looking, look: Check['look']): Promise<Told | null> {
  try {
    return await look(looking)
  } catch (error) {
    return { says: `Could not be checked: ${reasonOf(error)}`, fix: 'Check the log, and try again.' }
  }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
