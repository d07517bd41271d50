import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { ShopLook } from '#domain/look.ts'
import { lookSchema } from '#domain/look-schema.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { ensureMailCopy } from '#server/kernel/mail-copies.ts'
import type { SettingsNeeds } from './index.ts'
import { loadSettings } from './load-settings.ts'
import { storeSettings } from './store-settings.ts'

export type ChangeLookOutcome =
  | { ok: true; version: number }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Somebody else saved settings in between: the look that stands now, and the version to send next. */
  | { ok: false; reason: 'conflict'; look: ShopLook; version: number }

/** The look of the shop, all of it. Staff only; nothing that was saved since `seenVersion` is overwritten unseen. */
export async function changeLook(
  { database, clock, files }: Pick<SettingsNeeds, 'database' | 'clock' | 'files'>,
  announce: (transaction: Transaction) => Promise<void>,
  actor: Actor,
  input: unknown,
  seenVersion: number,
): Promise<ChangeLookOutcome> {
  const reading = lookSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  // Mails show the logo too.
  if (reading.data.logo) await ensureMailCopy(files, reading.data.logo.src, 'png')
  return database.transaction(async (transaction) => {
    const { settings: before } = await loadSettings(transaction)
    const after = { ...before, look: reading.data }
    const isStored = await storeSettings(transaction, actor, { before, after, seenVersion, now: clock.now() })
    if (!isStored) {
      const { settings, version } = await loadSettings(transaction)
      return { ok: false, reason: 'conflict', look: settings.look, version }
    }
    await announce(transaction)
    return { ok: true, version: seenVersion + 1 }
  })
}
