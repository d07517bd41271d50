import { gatherSettings } from '#server/kernel/environment/gather-settings.ts'
import { readEnvironment, settingNames } from '#server/kernel/environment.ts'

/** Settings whose values are not printed, in case someone is looking over a shoulder. */
const isSecret = /SECRET|TOKEN|KEY|PASSWORD|HEADERS|DSN|_URL$|PROVIDERS$/

/**
 * Prints which settings are set and where each comes from, the defaults in force for the rest, and any problems. Exits
 * with 1 if there are any.
 */
export async function config(): Promise<void> {
  const { values, from, problems } = gatherSettings(process.env)
  const reading = readEnvironment(values)
  const inForce: Record<string, unknown> = reading.ok ? reading.environment : {}
  for (const name of settingNames) {
    const value = values[name]
    if (value !== undefined)
      console.log(`set      ${name.padEnd(34)} ${shown(name, value)}   (${from[name]})`)
    else if (inForce[name] !== undefined)
      console.log(`default  ${name.padEnd(34)} ${shown('', inForce[name])}`)
    else console.log(`-        ${name}`)
  }
  const all = [...problems, ...(reading.ok ? [] : reading.problems)]
  for (const problem of all) console.log(`FIX      ${problem}`)
  if (all.length > 0) process.exitCode = 1
}

/** Leaves the user name and password out of a URL. */
function shown(name: string, value: unknown): string {
  if (!isSecret.test(name)) return typeof value === 'string' ? value : JSON.stringify(value)
  const address = URL.parse(String(value))
  if (!address || !name.endsWith('_URL')) return '…'
  if (address.username || address.password) [address.username, address.password] = ['…', '']
  return decodeURI(address.href)
}
