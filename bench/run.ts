import { readdirSync } from 'node:fs'
import { type Benchmark, runBenchmark } from './harness.ts'

/** `node bench/run.ts NAME [--json FILE] [--key value …]`: runs bench/<name>.ts. */
const readOptions = (words: readonly string[]): Record<string, string> => {
  const options: Record<string, string> = {}
  words.forEach((word, index) => {
    if (!word.startsWith('--')) return
    const [key = '', value] = word.slice(2).split('=', 2)
    const following = words[index + 1]
    options[key] = value ?? (following === undefined || following.startsWith('--') ? 'true' : following)
  })
  return options
}

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts' && file !== 'harness.ts')
  .map((file) => file.slice(0, -3))
const [name = '', ...words] = process.argv.slice(2)

if (names.includes(name)) {
  const { run }: { run?: Benchmark } = await import(`./${name}.ts`)
  if (!run) throw new Error(`bench/${name}.ts exports no run`)
  await runBenchmark(name, run, readOptions(words))
} else {
  console.error(`usage: npm run bench -- NAME [--json FILE] [--key value …]\nNAME: ${names.join(', ')}`)
  process.exitCode = 1
}
