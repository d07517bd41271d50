import { createDoor, type Door } from '#server/kernel/door.ts'
import type { ReportDeps } from '../deps.ts'
import { labelsCalls } from './calls.ts'

export type { WaitingParcel } from './list-waiting.ts'

/** Parcels that wait for their label: orders of which something is in none. */
export type Labels = Door<typeof labelsCalls>

export const createLabelList = (deps: Pick<ReportDeps, 'database' | 'clock' | 'readSettings'>): Labels =>
  createDoor(deps, labelsCalls)
