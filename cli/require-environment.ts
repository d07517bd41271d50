import { type Environment, readEnvironment } from '#server/kernel/environment.ts'

/** The settings, or an explanation on the terminal and the end of the command. */
export function requireEnvironment(): Environment {
  const reading = readEnvironment(process.env)
  if (reading.ok) return reading.environment
  console.error('Gangway cannot start with these settings:')
  for (const problem of reading.problems) console.error(`  ${problem}`)
  process.exit(2)
}
