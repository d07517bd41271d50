import { gatherSettings } from '#server/kernel/environment/gather-settings.ts'
import { readEnvironment, settingNames } from '#server/kernel/environment.ts'

/** What it holds is told to nobody who looks over a shoulder. */
const isSecret = /SECRET|TOKEN|KEY|PASSWORD|HEADERS|DSN|_URL$|PROVIDERS$/

/** Which settings are set, from where, what holds for the rest, and what is wrong. Ends with 1 when something is. */
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

/** Of an address, who signs in there is left out. */
function shown(name: string, value: unknown): string {
  if (!isSecret.test(name)) return typeof value === 'string' ? value : JSON.stringify(value)
  const address = URL.parse(String(value))
  if (!address || !name.endsWith('_URL')) return '…'
  if (address.username || address.password) [address.username, address.password] = ['…', '']
  return decodeURI(address.href)
}
