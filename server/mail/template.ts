import type { z } from 'zod'
import {
  fillPlaceholders,
  type MailGroup,
  type MailPart,
  type MailWords,
  unknownPlaceholders,
} from '#domain/shop/mail-words.ts'
import type { MailBlock, MailContent, MailShop } from './blocks.ts'
import { paragraphs } from './paragraphs.ts'

/** One kind of email: the data it needs, and what it says. `Data` is JSON, since it waits in a table. */
export type MailTemplate<Data> = {
  name: string
  schema: z.ZodType<Data>
  /**
   * Contains a link or code that opens an account: once a mail server has accepted the email, the shop forgets its
   * text.
   */
  holdsSecret?: boolean
  /**
   * One of many in a campaign: it has its own queue, so that no order's email waits behind it; it is sent at most once,
   * even if the process is killed meanwhile; and once a mail server has it, the shop forgets its text.
   */
  isBulk?: boolean
  /** Sent to a phone number, as a text message. */
  isText?: boolean
  /** What the owner may reword; empty if all text comes with the data. */
  wordings: readonly MailWording[]
  write(data: Data, shop: MailShop): MailContent
}

/** The wording of one email, or of one of its cases, and the placeholders available to it. */
export type MailWording = {
  name: string
  /** A text message has only the part `before`. */
  isText?: boolean
  group: MailGroup
  /** Its name as the owner knows it, and when it is sent. */
  title: string
  when: string
  /** The wording that came with the shop. */
  standard: MailWords
  /** Names that its wording may use in braces. */
  placeholders: readonly string[]
  /** The value of each placeholder in the sample email. */
  sampleValues(shop: MailShop): ReadonlyMap<string, string>
  /** The email with sample data. */
  writeSample(shop: MailShop): MailContent
}

/** Defines an email whose text comes with its data. */
export const defineTemplate = <Data>(template: Omit<MailTemplate<Data>, 'wordings'>): MailTemplate<Data> => ({
  ...template,
  wordings: [],
})

type StandardWords = Readonly<
  Record<'subject' | 'preview' | 'heading', string> & Partial<Record<'before' | 'after' | 'note', string>>
>

type TextsOf<Words> = Words extends unknown ? Words[keyof Words] : never
export type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

type Values<Words> = Record<Exclude<PlaceholdersIn<TextsOf<Words>>, 'shop' | 'contact'>, string>

type AboutWording<Data> = Pick<MailWording, 'group' | 'title' | 'when'> & { sample: Data }

type Worded<Data, Words extends Readonly<Record<string, StandardWords>>> = Pick<
  MailTemplate<Data>,
  'name' | 'schema' | 'holdsSecret'
> & {
  /** The wording that came with the shop, by case name. An email with one case uses its own name. */
  words: Words
  about: Record<NoInfer<keyof Words & string>, AboutWording<NoInfer<Data>>>
  /** Which case applies, if there are several. */
  caseOf?(data: NoInfer<Data>): NoInfer<keyof Words & string>
  /** The value of each placeholder; {shop} and {contact} are available in every email. */
  values(data: NoInfer<Data>, shop: Pick<MailShop, 'timeZone'>): Values<Words[keyof Words]>
  /** Between the texts before and after: included whatever the wording. */
  facts?(data: NoInfer<Data>, shop: MailShop): readonly MailBlock[]
  /** Below the text after: buttons, codes, and required notices. */
  actions?(data: NoInfer<Data>, shop: MailShop): readonly MailBlock[]
  headers?(shop: MailShop): Readonly<Record<string, string>>
}

/** Defines an email whose wording the owner may change. Its facts, links and codes stay under the program's control. */
export function defineMail<Data, const Words extends Readonly<Record<string, StandardWords>>>(
  mail: Worded<Data, Words>,
): MailTemplate<Data> {
  const { name, schema, holdsSecret } = mail
  const standards = new Map<string, MailWords>(
    Object.entries(mail.words).map(([one, words]) => [one, { before: '', after: '', note: '', ...words }]),
  )
  const valuesOf = (data: Data, shop: MailShop) =>
    new Map([
      ...Object.entries<string>(mail.values(data, shop)),
      ['shop', shop.siteName] as const,
      ['contact', shop.contactEmail] as const,
    ])
  function write(data: Data, shop: MailShop): MailContent {
    const one = mail.caseOf?.(data) ?? name
    const standard = standards.get(one)
    if (!standard) throw new Error(`${name} has no words for ${one}`)
    const said = say(standard, shop.ownWords[one] ?? {}, valuesOf(data, shop))
    return {
      ...{ subject: said.subject, preview: said.preview, headers: mail.headers?.(shop) },
      blocks: [
        { kind: 'heading', text: said.heading },
        ...paragraphs(said.before),
        ...(mail.facts?.(data, shop) ?? []),
        ...paragraphs(said.after),
        ...(mail.actions?.(data, shop) ?? []),
        ...(said.note === '' ? [] : [{ kind: 'note' as const, text: said.note }]),
      ],
    }
  }
  const wordings = Object.entries<AboutWording<Data>>(mail.about).map(([one, { sample, ...about }]) => ({
    ...{ ...about, name: one },
    standard: standards.get(one) ?? emptyWords,
    placeholders: [...Object.keys(mail.values(sample, { timeZone: 'UTC' })), 'shop', 'contact'],
    sampleValues: (shop: MailShop) => valuesOf(sample, shop),
    writeSample: (shop: MailShop) => write(sample, shop),
  }))
  return { name, schema, holdsSecret, wordings, write }
}

export const emptyWords: MailWords = {
  subject: '',
  preview: '',
  heading: '',
  before: '',
  after: '',
  note: '',
}

/** A part with a placeholder that the email no longer has falls back to the wording that came with the shop. */
export function say(
  standard: MailWords,
  own: Partial<MailWords>,
  values: ReadonlyMap<string, string>,
): MailWords {
  const known = [...values.keys()]
  const sayPart = (part: MailPart): string => {
    const words = own[part] ?? standard[part]
    const isKnown = unknownPlaceholders(words, known).length === 0
    return fillPlaceholders(isKnown ? words : standard[part], values)
  }
  return {
    ...{ subject: sayPart('subject'), preview: sayPart('preview'), heading: sayPart('heading') },
    ...{ before: sayPart('before'), after: sayPart('after'), note: sayPart('note') },
  }
}
