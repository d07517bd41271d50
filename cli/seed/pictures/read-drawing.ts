import { readFileSync } from 'node:fs'

export type Values = Readonly<Record<string, string | number>>

/**
 * The drawing `drawings/<name>.svg` with its placeholders filled: `{cloth}` with the value of that name,
 * `{shade*0.3+0.1}` with a number computed from it.
 * @throws when there is no value for a placeholder
 */
export function readDrawing(name: string, values: Values = {}): string {
  const drawing = readFileSync(new URL(`drawings/${name}.svg`, import.meta.url), 'utf8')
  return drawing.replace(
    /\{(\w+)(?:\*([\d.]+))?(?:\+([\d.]+))?\}/g,
    (_, key: string, factor?: string, offset?: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`The drawing ${name} has no value for {${key}}`)
      return factor || offset
        ? String(Number(value) * Number(factor ?? 1) + Number(offset ?? 0))
        : String(value)
    },
  )
}
