import { z } from 'zod'
import { aboutPageSchema } from '#domain/content/about-page-schema.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { sanitizeHtml } from '#server/kernel/text/sanitize-html.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { aboutPageKey, loadAboutPage } from '../load-about-page.ts'
import { writeConfig } from '../write-config.ts'
import { otherSaved } from './other-saved.ts'

const shape = z.object({
  chapters: z.array(z.object({ id: z.string(), isShown: z.boolean(), title: z.string(), body: z.string() })),
  version: z.int(),
})

/** All chapters in order; their texts are sanitized. */
export const changeAboutPage = defineOperation({
  name: 'settings.change-about-page',
  route: 'PUT /settings/about-page',
  summary: 'Change the chapters of the About page, in order; `version` is the version you started from',
  may: 'content.write',
  input: aboutPageSchema.extend({ version: versionSchema }),
  example: {
    chapters: [
      { id: 'own-story', isShown: true, title: 'Our story', body: '<p>Two presses in a garage.</p>' },
      { id: 'press', isShown: false, title: '', body: '' },
    ],
    version: 0,
  },
  result: shape,
  theirs: shape,
  run({ database, clock }: SettingsOperationDeps, actor, sent) {
    const chapters = sent.chapters.map((one) => ({ ...one, body: sanitizeHtml(one.body) }))
    return database.transaction(async (transaction) => {
      const { chapters: before } = await loadAboutPage(transaction)
      const row = {
        configKey: aboutPageKey,
        configValue: { chapters },
        description: 'Chapters of the About page, in order',
        updatedAt: clock.now(),
      }
      if (!(await writeConfig(transaction, row, sent.version)))
        return otherSaved(await loadAboutPage(transaction), sent)
      const entry = { action: 'settings.about-page' as const, subject: `settings:${aboutPageKey}` }
      await audit(transaction, actor, { ...entry, before: { chapters: before }, after: { chapters } })
      return ok(await loadAboutPage(transaction))
    })
  },
})
