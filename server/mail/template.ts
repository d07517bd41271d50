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

/** One kind of mail: what it must be told, and what it says. `Data` is JSON, as it waits in a table. */
export type MailTemplate<Data> = {
  name: string
  schema: z.ZodType<Data>
  /** A link or code that opens an account: once a mail server has taken the mail, the house forgets its words. */
  holdsSecret?: boolean
  /**
   * One of many of a campaign: it has a queue of its own, behind which nobody's order waits; it leaves at most once,
   * though the process be killed meanwhile; and once a mail server has it, the house forgets its words.
   */
  isBulk?: boolean
  /** It goes to a phone number, as a text message. */
  isText?: boolean
  /** What the owner may word otherwise; none where all words come with the data. */
  wordings: readonly MailWording[]
  write(data: Data, shop: MailShop): MailContent
}

/** The words of one mail, or of one of its cases, and what they can name. */
export type MailWording = {
  name: string
  /** Of a text message its only part is `before`. */
  isText?: boolean
  group: MailGroup
  /** As the owner knows it, and when it goes out. */
  title: string
  when: string
  /** The words that came with the shop. */
  standard: MailWords
  /** Names that its words can have in braces. */
  placeholders: readonly string[]
  /** What stands for each in the made-up mail. */
  sampleValues(shop: MailShop): ReadonlyMap<string, string>
  /** The mail with made-up data. */
  writeSample(shop: MailShop): MailContent
}

/** A mail whose words come with its data. */
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
  /** The words that came with the shop, by the name of each case. A mail with one case has its own name. */
  words: Words
  about: Record<NoInfer<keyof Words & string>, AboutWording<NoInfer<Data>>>
  /** Which case it is, where there are several. */
  caseOf?(data: NoInfer<Data>): NoInfer<keyof Words & string>
  /** What stands for each placeholder; {shop} and {contact} are known in every mail. */
  values(data: NoInfer<Data>, shop: Pick<MailShop, 'timeZone'>): Values<Words[keyof Words]>
  /** Between the texts before and after: whatever the words are, these are said. */
  facts?(data: NoInfer<Data>, shop: MailShop): readonly MailBlock[]
  /** Below the text after: buttons, codes, and what must be said. */
  actions?(data: NoInfer<Data>, shop: MailShop): readonly MailBlock[]
  headers?(shop: MailShop): Readonly<Record<string, string>>
}

/** A mail whose words the owner may change. Its facts, links and codes stay the program's. */
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

/** A part with a placeholder that the mail does not have any more is said as it came with the shop. */
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
