import type { z } from 'zod'

type Filters = z.ZodObject<Record<string, z.ZodType<string>>>

/** Reads filters from a URL; anything not understood is ignored, so that an old URL still opens. */
export function readFilters<Schema extends Filters>(
  schema: Schema,
  params: URLSearchParams,
): Partial<z.output<Schema>> {
  const given = Object.entries(schema.shape).flatMap(([name, part]) => {
    const value = part.safeParse(params.get(name)?.replaceAll('\0', ''))
    return value.success ? [[name, value.data] as const] : []
  })
  return Object.fromEntries(given) as Partial<z.output<Schema>>
}

/** The query string for these filters, in the order in which they were read. */
export function writeFilters(filters: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) params.set(name, value)
  return params.toString()
}
