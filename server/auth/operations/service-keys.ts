import { z } from 'zod'
import { apiKeySchema } from '#domain/people/api-key.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { AuthParts } from '../deps.ts'
import { createServiceKeys } from '../staff/service-keys.ts'

const goneWords = 'There is no such key in use'

export const createKey = defineOperation({
  name: 'keys.create',
  route: 'POST /keys',
  summary: 'Create a key for a program; it is shown only once',
  may: 'keys.write',
  input: apiKeySchema,
  example: { name: 'Label station', permissions: ['shipping.read'], days: 90 },
  result: z.object({ id: z.uuid(), key: z.string() }),
  run: async (parts: AuthParts, actor, input) => ok(await createServiceKeys(parts).create(input, actor)),
})

export const revokeKey = defineOperation({
  name: 'keys.revoke',
  route: 'DELETE /keys/{key}',
  summary: 'Revoke a key; it stops working for good',
  may: 'keys.write',
  input: z.object({ key: z.uuid(goneWords) }),
  example: { key: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  async run(parts: AuthParts, actor, { key }) {
    if (await createServiceKeys(parts).revoke(key, actor)) return ok(undefined)
    throw new AppError('not_found', goneWords)
  },
})
