import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { maxSitePageLength, type SitePage, type SitePageName } from '#domain/content/site-pages.ts'
import type { Executor } from '#server/kernel/database.ts'
import { siteConfig } from './tables.ts'

/** With the version that a change must have seen (0 before the first). */
export type VersionedSitePage = SitePage & { version: number }

export const sitePageKey = (page: SitePageName): string => `page_${page}`

export const sitePageBody = z.string().max(maxSitePageLength, 'This text is too long')

export async function loadSitePage(executor: Executor, page: SitePageName): Promise<VersionedSitePage> {
  const [row] = await executor
    .select()
    .from(siteConfig)
    .where(eq(siteConfig.configKey, sitePageKey(page)))
  const stored = z.object({ body: sitePageBody }).safeParse(row?.configValue).data
  return { body: stored?.body ?? '', version: row?.version ?? 0 }
}
