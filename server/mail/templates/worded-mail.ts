import { z } from 'zod'
import {
  longestText,
  type MailWords,
  mailParts,
  mailWordsSchema,
  unknownPlaceholders,
} from '#domain/shop/mail-words.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { MailWording } from '../template.ts'
import { wordings } from './all.ts'

const noSuchMail = 'There is no such email.'

/** An email, identified by name, and its new wording. */
export const wordedMail = {
  mail: z.enum([...wordings.keys()], noSuchMail),
  words: mailWordsSchema,
}

export const exampleWording = {
  mail: 'order-shipped',
  words: {
    subject: '{order} is on the truck',
    preview: '',
    heading: 'On its way',
    before: '{name}, your prints have left our shop.',
    after: '',
    note: '',
  },
}

/** @throws AppError if there is none with that name. */
export function requireWording(mail: string): MailWording {
  const wording = wordings.get(mail)
  if (!wording) throw new AppError('not_found', noSuchMail)
  return wording
}

type Worded = { mail: string; words: MailWords }

/** Checked for the whole input, since each email has its own placeholders. */
export function refuseUnknownPlaceholders({ mail, words }: Worded, context: z.RefinementCtx): void {
  const wording = wordings.get(mail)
  if (wording?.isText) refuseLongText(words, context)
  const known = wording?.placeholders ?? []
  for (const part of mailParts) {
    const [typed] = unknownPlaceholders(words[part], known)
    if (typed === undefined) continue
    const names = known.map((name) => `{${name}}`).join(', ')
    const message = `This email has no ${typed}. Use ${names}.`
    context.addIssue({ code: 'custom', path: ['words', part], message })
  }
}

function refuseLongText({ before }: MailWords, context: z.RefinementCtx): void {
  const message =
    before === ''
      ? 'A text message needs text'
      : before.length > longestText && `A text message can have at most ${longestText} characters`
  if (message) context.addIssue({ code: 'custom', path: ['words', 'before'], message })
}
