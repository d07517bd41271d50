import type { z } from 'zod'
import type { MailContent, MailShop } from './blocks.ts'

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
  /** Made-up data for the preview in the back office. */
  sample?: Data
  write(data: Data, shop: MailShop): MailContent
}

export const defineTemplate = <Data>(template: MailTemplate<Data>): MailTemplate<Data> => template
