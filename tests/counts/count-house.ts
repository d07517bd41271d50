import { figures } from './figures.ts'

// `npm run counts`: the figures of docs/adr/0022-the-house.md; `-- --list` names the files.
const rows: [what: string, found: string[] | number][] = [
  ['files', figures.files()],
  ['lines', figures.lines()],
  ['folders with more than 40 source files', figures.folders()],
  ['files with more than 15 imports', figures.manyImports()],
  ['functions of more than 60 lines in app', figures.longFunctions()],
  ['names that lie in two of app, domain, nesting, server and cli', figures.namesInTwoPlaces()],
]

const isLong = process.argv.includes('--list')
for (const [what, found] of rows) {
  console.log(`${String(Array.isArray(found) ? found.length : found).padStart(8)}  ${what}`)
  if (isLong && Array.isArray(found)) for (const one of found) console.log(`          ${one}`)
}
