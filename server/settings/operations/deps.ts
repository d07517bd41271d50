import type { Transaction } from '#server/kernel/database.ts'
import type { SettingsDeps } from '../deps.ts'

/** `changing` runs a change, hands it what tells other processes of it, and then forgets what this one keeps in memory. */
export type SettingsOperationDeps = Pick<SettingsDeps, 'database' | 'clock' | 'files' | 'readUpload'> & {
  changing<Outcome>(
    change: (announce: (transaction: Transaction) => Promise<void>) => Promise<Outcome>,
  ): Promise<Outcome>
}
