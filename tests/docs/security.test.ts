import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The last requirement of level 1 or 2 in each section of ASVS 5.0; sections with only level 3 are left out. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

const wanted = Object.entries(sections).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
)

const page = read('docs/security.md')
/** | ASVS | the rule, in short | state | how it is done here | shown by | */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [id = '', rule = '', state = '', how = '', shown = '', ...more] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim())
    return { id, rule, state, how, shown, more }
  })
const idsOf = (broken: typeof rows): string[] => broken.map(({ id }) => id)

test('all 253 level 1 and 2 requirements have one row each, in order', () => {
  expect(wanted).toHaveLength(253)
  expect(idsOf(rows)).toEqual(wanted)
})

test('every row gives its status, one of four, and those met show proof', () => {
  const states = ['holds', 'operator', 'not used', 'deviates']
  const broken = rows.filter(
    ({ rule, state, how, shown, more }) =>
      !states.includes(state) || rule === '' || how === '' || shown === '' || more.length > 0,
  )
  expect(idsOf(broken)).toEqual([])
  // A reason is more than one word.
  expect(idsOf(rows.filter(({ state, how }) => state === 'deviates' && how.length < 60))).toEqual([])
})

test('every test named in a row exists', () => {
  const named = rows.filter(({ shown }) => shown.includes(' › '))
  expect(named.length).toBeGreaterThan(120)
  const gone = named.filter(({ shown }) => {
    const [path = '', title = ''] = shown.split(' › ')
    return title === '' || !existsSync(join(root, path)) || !read(path).includes(title)
  })
  expect(idsOf(gone)).toEqual([])
})

test('every path and setting named on the page exists', () => {
  const paths = [
    ...page.matchAll(
      /`((?:app|domain|server|cli|tests|docs)\/[\w./-]+|[\w-]+\.(?:md|json)|THIRD_PARTY_NOTICES)`/g,
    ),
  ]
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([])
  const settings = [...page.matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?:=\w+)?`/g)].map(
    ([, name = '']) => name,
  )
  const told = read('docs/settings.md')
  const unknown = settings.filter((name) => name !== 'THIRD_PARTY_NOTICES' && name !== 'NODE_EXTRA_CA_CERTS')
  expect(unknown.filter((name) => !told.includes(`| \`${name}\` |`))).toEqual([])
})

test('every link on the page leads to an existing heading or file', () => {
  const anchorOf = (heading: string): string =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-')
  const links = [...page.matchAll(/\]\((?!https:)([^)#]*)#?([^)]*)\)/g)]
  expect(links.length).toBeGreaterThan(4)
  const dead = links.filter(([, path = '', anchor = '']) => {
    const file = join('docs', path === '' ? 'security.md' : path)
    if (!existsSync(join(root, file))) return true
    const headings = [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))
    return anchor !== '' && !headings.includes(anchor)
  })
  expect(dead.map(([link]) => link)).toEqual([])
})
