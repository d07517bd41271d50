import { eq } from 'drizzle-orm'
import { type AboutPage, seedAboutPage } from '#domain/about-page.ts'
import { aboutPageSchema } from '#domain/about-page-schema.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Executor } from '#server/kernel/database.ts'
import { sanitiseHtml } from '#server/kernel/sanitise-html.ts'
import type { SettingsNeeds } from './index.ts'
import { siteConfig } from './tables.ts'
import { writeConfig } from './write-config.ts'

/** With the version that a change must have seen (0 before the first). */
export type VersionedAboutPage = AboutPage & { version: number }

export type ChangeAboutPageOutcome =
  | { ok: true; version: number }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Somebody else saved in between: what stands now, and the version to send next. */
  | { ok: false; reason: 'conflict'; current: VersionedAboutPage }

const configKey = 'about_page'

export async function loadAboutPage(executor: Executor): Promise<VersionedAboutPage> {
  const [row] = await executor.select().from(siteConfig).where(eq(siteConfig.configKey, configKey))
  const stored = aboutPageSchema.safeParse(row?.configValue).data ?? seedAboutPage
  return { ...stored, version: row?.version ?? 0 }
}

/** All chapters in their order; their texts are sanitised. Staff only. */
export async function changeAboutPage(
  { database, clock }: Pick<SettingsNeeds, 'database' | 'clock'>,
  actor: Actor,
  input: unknown,
  seenVersion: number,
): Promise<ChangeAboutPageOutcome> {
  const reading = aboutPageSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const chapters = reading.data.chapters.map((one) => ({ ...one, body: sanitiseHtml(one.body) }))
  return database.transaction(async (transaction) => {
    const { chapters: before } = await loadAboutPage(transaction)
    const row = {
      configKey,
      configValue: { chapters },
      description: 'Chapters of the About page, in their order',
      updatedAt: clock.now(),
    }
    if (!(await writeConfig(transaction, row, seenVersion)))
      return { ok: false, reason: 'conflict', current: await loadAboutPage(transaction) }
    const entry = { action: 'settings.about-page', subject: `settings:${configKey}` }
    await audit(transaction, actor, { ...entry, before: { chapters: before }, after: { chapters } })
    return { ok: true, version: seenVersion + 1 }
  })
}
