import type { z } from 'zod'
import type { MailContent, MailShop } from './blocks.ts'

/** One kind of mail: what it must be told, and what it says. `Data` is JSON, as it waits in a table. */
export type MailTemplate<Data> = {
  name: string
  schema: z.ZodType<Data>
  write(data: Data, shop: MailShop): MailContent
}

export const defineTemplate = <Data>(template: MailTemplate<Data>): MailTemplate<Data> => template
