import { gatherSettings } from '#server/kernel/environment/gather-settings.ts'
import { type Environment, readEnvironment } from '#server/kernel/environment.ts'

/** Returns the settings, or explains on the terminal what is wrong and ends the command. */
export function requireEnvironment(): Environment {
  const { values, problems } = gatherSettings(process.env)
  const reading = readEnvironment(values)
  const all = [...problems, ...(reading.ok ? [] : reading.problems)]
  if (reading.ok && all.length === 0) return reading.environment
  console.error('Gangway cannot start with these settings:')
  for (const problem of all) console.error(`  ${problem}`)
  process.exit(2)
}
