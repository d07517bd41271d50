import { z } from 'zod'

/**
 * For a result that holds what this schema has read when it was stored: described by it, and not read once more. Large
 * documents leave as fast as they are, and one that is older than a limit leaves, too.
 */
export function asStored<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return z.custom<z.output<Schema>>().meta(described as Record<string, unknown>)
}
