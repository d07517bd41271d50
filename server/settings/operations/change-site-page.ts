import { z } from 'zod'
import { sitePageNames, sitePages } from '#domain/content/site-pages.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { sanitizeHtml } from '#server/kernel/text/sanitize-html.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { loadSitePage, sitePageBody, sitePageKey } from '../load-site-pages.ts'
import { writeConfig } from '../write-config.ts'
import { otherSaved } from './other-saved.ts'

const shape = z.object({ body: z.string(), version: z.int() })

/** The text is sanitized; an empty one restores the built-in text. */
export const changeSitePage = defineOperation({
  name: 'settings.change-site-page',
  route: 'PUT /settings/pages/{page}',
  summary: 'Change the text of a page such as terms or returns; `version` is the version you started from',
  may: 'content.write',
  input: z.object({
    page: z.enum(sitePageNames, 'There is no such page.'),
    body: sitePageBody,
    version: versionSchema,
  }),
  example: { page: 'returns', body: '<p>Write to us within 14 days.</p>', version: 0 },
  result: shape,
  theirs: shape,
  run({ database, clock }: SettingsOperationDeps, actor, sent) {
    const { page, version } = sent
    const body = sanitizeHtml(sent.body).trim()
    return database.transaction(async (transaction) => {
      const before = await loadSitePage(transaction, page)
      const row = {
        configKey: sitePageKey(page),
        configValue: { body },
        description: `Text of the page “${sitePages[page]}”`,
        updatedAt: clock.now(),
      }
      if (!(await writeConfig(transaction, row, version)))
        return otherSaved(await loadSitePage(transaction, page), sent)
      const entry = { action: 'settings.site-page' as const, subject: `settings:${sitePageKey(page)}` }
      await audit(transaction, actor, { ...entry, before: { body: before.body }, after: { body } })
      return ok(await loadSitePage(transaction, page))
    })
  },
})
