import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mayBeLong } from './longest-first.ts'

// `npm run test:durations -- report.json`, with the output of `npm test -- --reporter=json --outputFile=report.json`.
type Report = { testResults: { name: string; startTime: number; endTime: number }[] }

const [path = ''] = process.argv.slice(2)
const { testResults }: Report = JSON.parse(readFileSync(path, 'utf8'))
const root = fileURLToPath(new URL('../..', import.meta.url))
/** Runs happen in separate clones: a test is identified by the part of its path that exists in this one as well. */
const pathHere = (name: string): string | undefined => {
  const parts = name.split('/')
  return parts.map((_, index) => parts.slice(index).join('/')).find((path) => existsSync(join(root, path)))
}
const seconds = testResults
  .map(
    ({ name, startTime, endTime }) =>
      [pathHere(name) ?? name, Math.round((endTime - startTime) / 1_000)] as const,
  )
  .filter(([path, took]) => took >= 5 || mayBeLong.test(path))
  .sort(([, one], [, other]) => other - one)
writeFileSync(
  new URL('durations.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`,
)
