import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'

/** Where a page of a list continues: an opaque string that the caller sends back unchanged. */
export const writeCursor = (place: object): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Parses that string back into the place it stands for. */
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

const notOurs = 'Send `next` from the previous page, unchanged'

/** Page size; query strings are converted to numbers here. */
export const pageSizeSchema = z.coerce.number().int().min(1).max(100).default(50)
