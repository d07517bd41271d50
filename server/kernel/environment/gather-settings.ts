import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { settingNames } from '../environment.ts'

type Source = Record<string, string | undefined>

export type GatheredSettings = {
  values: Record<string, string>
  /** The source of each, in words: "environment", "/run/secrets/key". */
  from: Record<string, string>
  problems: string[]
}

/**
 * Settings from the places operators keep them; the first that has one wins: the environment, a file for one secret as
 * containers mount them (`SMTP_URL_FILE=/run/secrets/smtp`), and a file of `NAME=value` lines named by `SETTINGS_FILE`.
 * Empty ones count as absent.
 */
export function gatherSettings(source: Source): GatheredSettings {
  const gathered: GatheredSettings = { values: {}, from: {}, problems: [] }
  const take = (values: Source, from: string): void => {
    for (const name of settingNames) {
      const value = values[name]
      if (!value || name in gathered.values) continue
      gathered.values[name] = value
      gathered.from[name] = from
    }
  }
  take(source, 'environment')
  for (const name of settingNames) {
    const variable = `${name}_FILE`
    const path = settingNames.includes(variable) ? undefined : source[variable]
    if (!path) continue
    if (source[name]) gathered.problems.push(`${variable}: is set as well as ${name}. Set only one of them.`)
    const text = readText(variable, path, gathered.problems)
    if (text !== null) take({ [name]: text.trim() }, path)
  }
  const file = source.SETTINGS_FILE
  const lines = file ? readText('SETTINGS_FILE', file, gathered.problems) : null
  if (file && lines !== null) {
    const values = parseEnv(lines)
    take(values, file)
    const unknown = Object.keys(values).filter((name) => !settingNames.includes(name))
    if (unknown.length > 0)
      gathered.problems.push(`SETTINGS_FILE: ${unknown.join(', ')} in it is not a setting.`)
  }
  return gathered
}

function readText(variable: string, path: string, problems: string[]): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    problems.push(`${variable}: ${path} cannot be read (${why}). Name a file that the shop's user can read.`)
    return null
  }
}
