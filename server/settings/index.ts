import { eq } from 'drizzle-orm'
import { type ShopSettings, shopSettingsSchema } from '#domain/shop-settings.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Realtime } from '#server/realtime/index.ts'
import { siteConfig } from './tables.ts'

export type Settings = {
  /** What holds now. Kept in memory and dropped in every server process when somebody changes it. */
  read(): Promise<ShopSettings>
  /** Changes some settings; the caller has checked that the actor may. */
  change(actor: Actor | SystemActor, changes: Partial<ShopSettings>): Promise<ShopSettings>
}

const configKey = 'shop'
const topic = 'settings'

export type SettingsNeeds = { database: Database; realtime: Realtime; clock: Clock }

export function createSettings({ database, realtime, clock }: SettingsNeeds): Settings {
  let kept: Promise<ShopSettings> | null = null
  realtime.subscribe(topic, () => {
    kept = null
  })

  const load = async (): Promise<ShopSettings> => {
    const [row] = await database.orm.select().from(siteConfig).where(eq(siteConfig.configKey, configKey))
    return shopSettingsSchema.parse(row?.configValue ?? {})
  }

  return {
    read() {
      kept ??= load().catch((error) => {
        kept = null
        throw error
      })
      return kept
    },

    async change(actor, changes) {
      const before = await load()
      const next = shopSettingsSchema.parse({ ...before, ...changes })
      await database.transaction(async (transaction) => {
        const row = {
          configKey,
          configValue: next,
          updatedAt: clock.now(),
          description: 'The shop as a whole',
        }
        await transaction
          .insert(siteConfig)
          .values(row)
          .onConflictDoUpdate({ target: siteConfig.configKey, set: row })
        await audit(transaction, actor, {
          action: 'settings.change',
          subject: 'settings:shop',
          before,
          after: next,
        })
        await realtime.announce(transaction, { topic, event: 'changed', id: configKey })
      })
      kept = null
      return next
    },
  }
}
