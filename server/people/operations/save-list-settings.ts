import { z } from 'zod'
import { listSettingsSchema } from '#domain/lists/lists-input.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PeopleDeps } from '../deps.ts'
import { listSettings } from '../tables.ts'

export const saveListSettings = defineOperation({
  name: 'list-settings.save',
  route: { onlyPages: 'It is a person’s own view of a back office page' },
  summary: 'Save which columns of a list you see, how close together its rows are, and how many a page has',
  may: 'signed_in',
  input: listSettingsSchema,
  example: { list: 'orders', columns: ['number', 'total'], density: 'compact', rows: 50 },
  result: z.undefined(),
  async run({ database }: PeopleDeps, { user }, { list, ...settings }) {
    if (!user) throw new AppError('not_signed_in', 'Sign in first.')
    await database.orm
      .insert(listSettings)
      .values({ userId: user.id, list, ...settings })
      .onConflictDoUpdate({ target: [listSettings.userId, listSettings.list], set: settings })
    return ok(undefined)
  },
})
