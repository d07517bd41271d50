import { z } from 'zod'
import { type MailWords, mailParts, mailWordsSchema, unknownPlaceholders } from '#domain/shop/mail-words.ts'
import { wordings } from './all.ts'

export const noSuchMail = 'There is no such mail.'

/** A mail by its name, and what it shall say. */
export const wordedMail = {
  mail: z.enum([...wordings.keys()], noSuchMail),
  words: mailWordsSchema,
}

type Worded = { mail: string; words: MailWords }

/** For the whole input: which placeholders there are is each mail's own. */
export function refuseUnknownPlaceholders({ mail, words }: Worded, context: z.RefinementCtx): void {
  const known = wordings.get(mail)?.placeholders ?? []
  for (const part of mailParts) {
    const [typed] = unknownPlaceholders(words[part], known)
    if (typed === undefined) continue
    const names = known.map((name) => `{${name}}`).join(', ')
    const message = `This mail has no ${typed}. Use ${names}.`
    context.addIssue({ code: 'custom', path: ['words', part], message })
  }
}
