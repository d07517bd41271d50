import { z } from 'zod'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { colorsKeyOf, loadColorsOf } from '../listing-colors.ts'
import { writeConfig } from '../write-config.ts'

const color = z.string().trim().min(1, 'Enter a color').max(60, 'Use at most 60 characters per color')
const kind = z.enum(['tumbler', 'tshirt'])
const shape = z.object({ kind, colors: z.array(z.string()), version: z.int() })

/** Existing listings keep their colors. */
export const changeListingColors = defineOperation({
  name: 'settings.change-listing-colors',
  route: 'PUT /settings/listing-colors',
  summary: 'Change the colors that listings of a kind can be given',
  may: 'products.write',
  input: z.object({
    kind,
    colors: z
      .array(color)
      .min(1, 'Enter at least one color')
      .transform((colors) => [...new Set(colors)])
      .pipe(z.array(z.string()).max(40, 'Enter at most 40 colors')),
    version: versionSchema,
  }),
  example: { kind: 'tumbler', colors: ['White', 'Black', 'Moss'], version: 0 },
  result: shape,
  theirs: shape,
  run: ({ database, clock }: SettingsOperationDeps, actor, sent) =>
    database.transaction(async (transaction) => {
      const { kind, colors, version } = sent
      const before = await loadColorsOf(transaction, kind)
      const description = 'Colors that listings can be given'
      const row = { configKey: colorsKeyOf(kind), configValue: colors, description, updatedAt: clock.now() }
      if (!(await writeConfig(transaction, row, version)))
        return conflict(
          await loadColorsOf(transaction, kind),
          sent,
          'Someone else saved them in the meantime. Compare, then save again.',
        )
      await audit(transaction, actor, {
        action: 'settings.listing-colors',
        subject: `settings:${colorsKeyOf(kind)}`,
        before: before.colors,
        after: colors,
      })
      return ok(await loadColorsOf(transaction, kind))
    }),
})
