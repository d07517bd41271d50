import { z } from 'zod'

/**
 * For a result containing a value that this schema already parsed when it was stored: described by the schema, but not
 * parsed again. Large documents are sent without delay, and one that predates a limit is sent as well.
 */
export function asStored<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return z.custom<z.output<Schema>>().meta(described as Record<string, unknown>)
}
