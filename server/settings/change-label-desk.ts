import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { labelDeskSchema } from '#domain/label-desk-form.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { SettingsNeeds } from './index.ts'
import { loadSettings } from './load-settings.ts'
import { storeSettings } from './store-settings.ts'

/** Where parcels start, and the rates of the house's own shipping. */
export type LabelDesk = Pick<ShopSettings, 'shipFrom' | 'houseShipping'>

export type ChangeLabelDeskOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Somebody else saved settings in between: what stands now, and the version to send next. */
  | { ok: false; reason: 'conflict'; desk: LabelDesk; version: number }

/** Staff only; nothing that was saved since `seenVersion` is overwritten unseen. */
export async function changeLabelDesk(
  { database, clock }: Pick<SettingsNeeds, 'database' | 'clock'>,
  announce: (transaction: Transaction) => Promise<void>,
  actor: Actor,
  input: unknown,
  seenVersion: number,
): Promise<ChangeLabelDeskOutcome> {
  const reading = labelDeskSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  return database.transaction(async (transaction) => {
    const { settings: before } = await loadSettings(transaction)
    const after = { ...before, ...reading.data }
    const isStored = await storeSettings(transaction, actor, { before, after, seenVersion, now: clock.now() })
    if (!isStored) {
      const { settings, version } = await loadSettings(transaction)
      const { shipFrom, houseShipping } = settings
      return { ok: false, reason: 'conflict', desk: { shipFrom, houseShipping }, version }
    }
    await announce(transaction)
    return { ok: true }
  })
}
