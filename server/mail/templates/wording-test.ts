import { z } from 'zod'
import { ownWordsSchema } from '#domain/shop/mail-words.ts'
import { defineTemplate, type MailWording } from '../template.ts'

/** An email with sample data in a wording that doesn't have to be saved, for the person writing it. */
export const wordingTestOf = (wordings: ReadonlyMap<string, MailWording>) =>
  defineTemplate({
    name: 'wording-test',
    schema: z.object({ mail: z.string(), words: ownWordsSchema }),
    write({ mail, words }, shop) {
      const wording = wordings.get(mail)
      if (!wording) throw new Error(`No mail named ${mail}`)
      const content = wording.writeSample({ ...shop, ownWords: { [mail]: words } })
      return { ...content, subject: `[Test] ${content.subject}` }
    },
  })
