import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { loadSettings, type VersionedSettings } from '../load-settings.ts'
import { storeSettings } from '../store-settings.ts'
import { otherSaved } from './other-saved.ts'

/**
 * The common part of operations that change part of the settings: nothing in that part saved since the version sent is
 * overwritten unseen. Answers with the current state of the part, via `present`.
 */
export const changePart = <View, Sent extends { version: number }>(
  { database, clock, changing }: SettingsOperationDeps,
  actor: Actor,
  present: (stored: VersionedSettings) => View,
  sent: Sent,
  changes: Partial<ShopSettings>,
) =>
  changing((announce) =>
    database.transaction(async (transaction) => {
      const change = { changes, seenVersion: sent.version, now: clock.now() }
      const isStored = await storeSettings(transaction, actor, change)
      const now = present(await loadSettings(transaction))
      if (!isStored) return otherSaved(now, sent)
      await announce(transaction)
      return ok(now)
    }),
  )
