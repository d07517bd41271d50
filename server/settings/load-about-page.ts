import { eq } from 'drizzle-orm'
import { type AboutPage, seedAboutPage } from '#domain/content/about-page.ts'
import { aboutPageSchema } from '#domain/content/about-page-schema.ts'
import type { Executor } from '#server/kernel/database.ts'
import { siteConfig } from './tables.ts'

/** With the version that a change must have seen (0 before the first). */
export type VersionedAboutPage = AboutPage & { version: number }

export const aboutPageKey = 'about_page'

export async function loadAboutPage(executor: Executor): Promise<VersionedAboutPage> {
  const [row] = await executor.select().from(siteConfig).where(eq(siteConfig.configKey, aboutPageKey))
  const stored = aboutPageSchema.safeParse(row?.configValue).data ?? seedAboutPage
  return { ...stored, version: row?.version ?? 0 }
}
