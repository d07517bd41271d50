import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'

/** Where a page of a list goes on: a text that says nothing to whoever holds it, and is sent back as it came. */
export const writeCursor = (place: object): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The same text as the place it stands for. */
export const cursorSchema = <Place extends z.ZodType>(place: Place) =>
  z
    .string()
    .max(400)
    .transform((text, context): unknown => {
      try {
        return parseJsonText(Buffer.from(text, 'base64url').toString())
      } catch {
        context.addIssue({ code: 'custom', message: notOurs })
        return z.NEVER
      }
    })
    .pipe(place)

const notOurs = 'Send `next` of the page before, as it came'

/** How many a page holds; texts of a query are numbers here. */
export const pageSizeSchema = z.coerce.number().int().min(1).max(100).default(50)
