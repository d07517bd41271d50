import type { z } from 'zod'

type Filters = z.ZodObject<Record<string, z.ZodType<string>>>

/** Reads an address; what is not understood is left out, so that an old address still opens. */
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

/** The part of an address that stands for the filters, always in the same order. */
export function writeFilters<Schema extends Filters>(
  schema: Schema,
  filters: Partial<z.output<Schema>>,
): string {
  const params = new URLSearchParams()
  const given: Readonly<Record<string, string | undefined>> = filters
  for (const name of Object.keys(schema.shape)) {
    const value = given[name]
    if (value !== undefined) params.set(name, value)
  }
  return params.toString()
}
