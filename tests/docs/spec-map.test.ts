import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const specification = join(root, '../shared/spec/strings.json')

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

type Row = { spec: string; places: string[]; proof: string; state: string }

/** The rows of docs/spec-map.md: | specification | where it lives | proved by | state |. */
const rows: Row[] = read('docs/spec-map.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| specification '))
  .map((line) => {
    const [spec = '', where = '', proof = '', state = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return { spec, places: [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place), proof, state }
  })

const pathOf = (place: string): string => place.split('#')[0] ?? ''
const mapped = new Set(rows.flatMap((row) => row.places.map(pathOf)))
const namesOf = (broken: Row[]): string[] => broken.map(({ spec }) => spec)

test('every row is complete, and says built, built without a test, or which issue adds it', () => {
  expect(rows.length).toBeGreaterThan(300)
  const known = /^(built|built, no test yet|not yet \(issue \d+\))$/
  expect(namesOf(rows.filter(({ spec, state }) => spec === '' || !known.test(state)))).toEqual([])
  const unplaced = rows.filter(({ places, state }) => state.startsWith('built') && places.length === 0)
  expect(namesOf(unplaced)).toEqual([])
})

test('every path and name in a row exists', () => {
  const gone = rows
    .flatMap(({ places }) => places)
    .filter((place) => {
      const [path = '', name] = place.split('#')
      if (!existsSync(join(root, path))) return true
      return name !== undefined && !read(path).includes(name)
    })
  expect(gone).toEqual([])
})

test('rows for what is built name an existing test, and rows for what is not built name none', () => {
  const unproved = rows.filter(({ state, proof }) => {
    if (state !== 'built') return proof !== ''
    const [path = '', name = ''] = proof.split(' › ')
    return name === '' || !existsSync(join(root, path)) || !read(path).includes(name)
  })
  expect(namesOf(unproved)).toEqual([])
})

test('every page route and HTTP edge route has a row', () => {
  const pages = [...read('app/routes.ts').matchAll(/'([\w/.-]+\.tsx?)'/g)].map(([, path]) => `app/${path}`)
  const edge = readdirSync(join(root, 'server/http'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^.]+\.ts$/.test(name) && !name.includes('-v1/'))
    .map((name) => `server/http/${name}`)
    .filter((path) => /export function \w+Routes\(/.test(read(path)))

  expect(pages.length).toBeGreaterThan(30)
  expect(edge.length).toBeGreaterThan(6)
  expect([...pages, ...edge].filter((path) => !mapped.has(path))).toEqual([])
})

test('every quoted message of the specification has a row', ({ skip }) => {
  skip(
    !existsSync(specification),
    'The specification does not lie beside the project: its messages were not compared.',
  )
  const messages: string[] = JSON.parse(readFileSync(specification, 'utf8'))
  const specs = new Set(rows.map(({ spec }) => spec))

  expect(messages.length).toBeGreaterThan(100)
  expect(messages.filter((message) => !specs.has(`'${message}'`))).toEqual([])
})

test('every message appears verbatim in a file of its row', () => {
  const plain = (text: string): string => text.replaceAll("\\'", "'").replaceAll('’', "'")
  const messages = rows.filter(({ spec, state }) => /^'.+'$/.test(spec) && state.startsWith('built'))
  expect(messages.length).toBeGreaterThan(100)
  const elsewhere = messages.filter(
    ({ spec, places }) =>
      !places.some((place) => plain(read(pathOf(place))).includes(plain(spec.slice(1, -1)))),
  )
  expect(namesOf(elsewhere)).toEqual([])
})
