import { z } from 'zod'
import { mailWordsSchema } from '#domain/shop/mail-words.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import {
  exampleWording,
  refuseUnknownPlaceholders,
  requireWording,
  wordedMail,
} from '#server/mail/templates/worded-mail.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { loadMailWords, mailWordsKey, ownPart } from '../load-mail-words.ts'
import { writeConfig } from '../write-config.ts'
import { otherSaved } from './other-saved.ts'

const shape = z.object({ words: mailWordsSchema, version: z.int() })

/** Sending the built-in wording restores it. Emails waiting to be sent use the wording at the time of sending. */
export const changeMailWords = defineOperation({
  name: 'settings.change-mail-words',
  route: 'PUT /settings/mail-words/{mail}',
  summary:
    'Change the text of an email; its facts, links, and codes stay. `version` is the version you started from',
  may: 'content.write',
  input: z.object({ ...wordedMail, version: versionSchema }).superRefine(refuseUnknownPlaceholders),
  example: { ...exampleWording, version: 0 },
  result: shape,
  theirs: shape,
  run({ database, clock, changing }: SettingsOperationDeps, actor, sent) {
    const { mail, words, version } = sent
    const { title, standard } = requireWording(mail)
    return changing((announce) =>
      database.transaction(async (transaction) => {
        const { words: before } = await loadMailWords(transaction, mail, standard)
        const row = {
          configKey: mailWordsKey(mail),
          configValue: ownPart(words, standard),
          description: `Text of the email “${title}”`,
          updatedAt: clock.now(),
        }
        if (!(await writeConfig(transaction, row, version)))
          return otherSaved(await loadMailWords(transaction, mail, standard), sent)
        const entry = { action: 'settings.mail-words' as const, subject: `mail-words:${mail}` }
        await audit(transaction, actor, { ...entry, before, after: words })
        await announce(transaction)
        return ok(await loadMailWords(transaction, mail, standard))
      }),
    )
  },
})
