import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * What `npm start` runs, read from package.json, so that shops of tests and benchmarks start as the README describes.
 * Without npm in between, a test ends the shop itself.
 */
export function startCommand(flags: readonly string[] = []): { program: string; words: string[] } {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const [program, ...words] = String(scripts.start).split(' ')
  if (program !== 'node') throw new Error(`npm start is “${scripts.start}”, which is no call of Node`)
  return { program: process.execPath, words: [...words, ...flags] }
}

/** The environment of a user who has set only the shop's location; none of our own is passed on. */
export const ownersEnvironment = (dataDirectory: string, port: number): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, DATA_DIR: dataDirectory, PORT: String(port), HOST: '127.0.0.1' }
}
