import type { z } from 'zod'
import type { MailWords } from '#domain/shop/mail-words.ts'
import type { MailContent, MailShop } from '../blocks.ts'
import { emptyWords, type MailTemplate, type MailWording, type PlaceholdersIn, say } from '../template.ts'

type Known = 'shop' | 'contact' | 'link'

type Text<Data, Says extends string> = Pick<MailWording, 'name' | 'group' | 'title' | 'when'> & {
  schema: z.ZodType<Data>
  /** The wording that came with the shop. */
  says: Says
  sample: NoInfer<Data>
  /** The value of each placeholder; {shop}, {contact} and {link}, the order's page, are available in every text. */
  values(data: NoInfer<Data>): Record<Exclude<PlaceholdersIn<Says>, Known>, string>
}

/** Defines a text message about an order, whose wording the owner may change. How to opt out is always included. */
export function defineText<Data extends { orderId: string }, const Says extends string>({
  name,
  group,
  title,
  when,
  schema,
  says,
  sample,
  values,
}: Text<Data, Says>): MailTemplate<Data> {
  const standard: MailWords = { ...emptyWords, subject: title, heading: title, before: says }
  const valuesOf = (data: Data, shop: MailShop) =>
    new Map([
      ...Object.entries<string>(values(data)),
      ['link', shop.orderPage(data.orderId)] as const,
      ['shop', shop.siteName] as const,
      ['contact', shop.contactEmail] as const,
    ])
  function write(data: Data, shop: MailShop): MailContent {
    const own = shop.ownWords[name]?.before
    const said = say(standard, own ? { before: own } : {}, valuesOf(data, shop)).before
    const text = /\bSTOP\b/.test(said) ? said : `${said} ${howToEnd}`
    return { subject: title, preview: '', blocks: [{ kind: 'paragraph', text }] }
  }
  const wording: MailWording = {
    ...{ name, group, title, when, standard, isText: true },
    placeholders: [...Object.keys(values(sample)), 'link', 'shop', 'contact'],
    sampleValues: (shop) => valuesOf(sample, shop),
    writeSample: (shop) => write(sample, shop),
  }
  return { name, schema, isText: true, wordings: [wording], write }
}

/** Required of every sender by CTIA's Messaging Principles and Best Practices. */
const howToEnd = 'Reply STOP to opt out.'

/** The text that a phone shows. */
export const textOf = ({ blocks }: MailContent): string =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? block.text : [])).join('\n\n')
