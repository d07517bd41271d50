import { createDoor, type Door } from '#server/kernel/door.ts'
import type { ReportDeps } from '../deps.ts'
import { labelsCalls } from './calls.ts'

export type { WaitingParcel } from './list-waiting.ts'

/** Parcels waiting for a label: orders with something that is in no parcel yet. */
export type Labels = Door<typeof labelsCalls>

export const createLabelList = (deps: Pick<ReportDeps, 'database' | 'clock' | 'readSettings'>): Labels =>
  createDoor(deps, labelsCalls)
