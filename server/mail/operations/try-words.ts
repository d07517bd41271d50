import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Executor } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DeskDeps } from '../mail-desk.ts'
import { wordingTest } from '../templates/all.ts'
import {
  exampleWording,
  refuseUnknownPlaceholders,
  requireWording,
  wordedMail,
} from '../templates/worded-mail.ts'
import { previewWords } from '../wording-desk.ts'

const input = z.object(wordedMail).superRefine(refuseUnknownPlaceholders)

export const previewMailWords = defineOperation({
  name: 'mails.preview-words',
  route: 'POST /mails/words/preview',
  status: 200,
  summary: 'An email with a sample order, in wording that need not be saved',
  may: 'content.read',
  input,
  example: exampleWording,
  result: z.object({ subject: z.string(), html: z.string(), dark: z.string(), text: z.string() }),
  async run({ describeShop }: DeskDeps, _actor, { mail, words }) {
    return ok(previewWords(requireWording(mail), words, await describeShop()))
  },
})

type TestDeps = Pick<DeskDeps, 'database'> & {
  send(
    executor: Executor,
    mail: { template: typeof wordingTest; to: string; data: z.output<typeof input>; dedupeKey: string },
  ): Promise<unknown>
}

export const testMailWords = defineOperation({
  name: 'mails.test-words',
  route: 'POST /mails/words/test',
  status: 200,
  summary: 'Email it to the person who asks, and to no one else; its wording need not be saved',
  may: 'content.write',
  input,
  example: exampleWording,
  result: z.object({ to: z.string() }),
  async run({ database, send }: TestDeps, actor, data) {
    const to = actor.user?.email
    if (!to)
      throw new AppError('invalid', 'A test goes to the person who asks for it, and a key has no address.')
    await send(database.orm, { template: wordingTest, to, data, dedupeKey: `wording-test:${randomUUID()}` })
    return ok({ to })
  },
})
