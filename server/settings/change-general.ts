import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { generalSettingsSchema } from '#domain/settings-form.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { SettingsNeeds } from './index.ts'
import { loadSettings } from './load-settings.ts'
import { storeSettings } from './store-settings.ts'

export type ChangeGeneralOutcome =
  | { ok: true; settings: ShopSettings }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Somebody else saved in between: what stands now, and the version to send when it shall be overwritten. */
  | { ok: false; reason: 'conflict'; settings: ShopSettings; version: number }

/**
 * Site Settings, General, as a form sends it. Staff only. `seenVersion` is the one that the form was filled in from:
 * nothing that somebody else saved since is overwritten unseen.
 */
export async function changeGeneral(
  { database, clock }: Pick<SettingsNeeds, 'database' | 'clock'>,
  announce: (transaction: Parameters<typeof storeSettings>[0]) => Promise<void>,
  actor: Actor,
  input: unknown,
  seenVersion: number,
): Promise<ChangeGeneralOutcome> {
  const reading = generalSettingsSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  return database.transaction(async (transaction) => {
    const { settings: before } = await loadSettings(transaction)
    const after = { ...before, ...reading.data }
    if (!mayHaveBuilder(actor, before, after))
      return { ok: false, reason: 'invalid', fieldErrors: { outsideBuilderScript: ownersOnly } }
    const isStored = await storeSettings(transaction, actor, { before, after, seenVersion, now: clock.now() })
    if (!isStored) return { ok: false, reason: 'conflict', ...(await loadSettings(transaction)) }
    await announce(transaction)
    return { ok: true, settings: after }
  })
}

const ownersOnly = 'Only an owner sets whose script runs in the shop.'

/** A script runs with the rights of whoever looks at the page: an admin who sets one would be an owner. */
const mayHaveBuilder = (actor: Actor, before: ShopSettings, after: ShopSettings): boolean =>
  actor.user?.role === 'owner' ||
  JSON.stringify(before.outsideBuilder) === JSON.stringify(after.outsideBuilder)
