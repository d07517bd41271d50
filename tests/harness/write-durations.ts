import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

// `npm run test:durations -- report.json`, from what `npm test -- --reporter=json --outputFile=report.json` wrote.
type Report = { testResults: { name: string; startTime: number; endTime: number }[] }

const [path = ''] = process.argv.slice(2)
const { testResults }: Report = JSON.parse(readFileSync(path, 'utf8'))
const root = fileURLToPath(new URL('../..', import.meta.url))
const seconds = testResults
  .map(
    ({ name, startTime, endTime }) =>
      [relative(root, name), Math.round((endTime - startTime) / 1_000)] as const,
  )
  .filter(([, took]) => took >= 5)
  .sort(([, one], [, other]) => other - one)
writeFileSync(
  new URL('durations.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`,
)
