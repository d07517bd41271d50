import { type Finding, findingGroups } from '#domain/shop/finding.ts'
import { type Check, runChecks } from './check.ts'
import { addressChecks } from './checks/address.ts'
import { machineChecks } from './checks/machine.ts'
import { serviceChecks } from './checks/services.ts'
import { workChecks } from './checks/work.ts'
import type { DoctorDeps } from './deps.ts'

export const checks: readonly Check[] = [...machineChecks, ...workChecks, ...serviceChecks, ...addressChecks]

export const watchedChecks = checks.filter(({ isWatched }) => isWatched)

/** Checks everything the shop depends on; changes nothing, here or outside. Ordered by group. */
export async function examineShop(deps: DoctorDeps): Promise<Finding[]> {
  const findings = await runChecks(deps, checks)
  return findingGroups.flatMap((group) => findings.filter((finding) => finding.group === group))
}
