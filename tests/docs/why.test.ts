import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

/** Text about an earlier version may name things that are gone. */
const guides = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')
const sources = files.filter((path) =>
  /^(app|domain|nesting|server|cli|bench|client|tests)\/.*\.(tsx?|mjs)$/.test(path),
)

const commentsOf = (source: string): string =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].map(([comment]) => comment).join('\n')

const comments = sources.map((path) => ({ path, text: commentsOf(read(path)) }))

type Named = { by: string; what: string }

/** Rows about things that no longer exist, as docs/mutants.md keeps them. */
const withoutGone = (page: string): string => page.replaceAll(/^.*\| gone: .*$/gm, '')

const matchesIn = (texts: readonly { path: string; text: string }[], pattern: RegExp): Named[] =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([what, one]) => ({ by: path, what: one ?? what })),
  )

const told = ({ by, what }: Named): string => `${by}: ${what}`

/** A heading's anchor, as GitHub generates it. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link in the guides leads to a file, and to a heading in it', () => {
  const links = matchesIn(
    guides.map((path) => ({ path, text: read(path) })),
    /\]\((?!https?:|mailto:)([^)\s]+)\)/g,
  )
  expect(links.length).toBeGreaterThan(40)
  const broken = links.filter(({ by, what }) => {
    const [path = '', anchor] = what.split('#')
    const target = path === '' ? by : join(dirname(by), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor)
  })
  expect(broken.map(told)).toEqual([])
})

const ownPath =
  /(?<![\w./<{*-])((?:app|domain|nesting|server|cli|bench|client|tests|docs|migrations)\/[\w./-]*\w\.(?:tsx?|mjs|md|json|sql|css|svg|webp))\b/g

test('every file of ours named in a guide or a comment exists', () => {
  const named = matchesIn(
    [...guides.map((path) => ({ path, text: withoutGone(read(path)) })), ...comments],
    ownPath,
  )
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ what }) => !existsSync(join(root, what))).map(told)).toEqual([])
})

test('comments cite what is in the repository: sections of the specification, decisions, headings', () => {
  const sections = new Set(
    [...read('docs/spec-map.md').matchAll(/^- \*\*([SB]\d)\*\*/gm)].map(([, name]) => name),
  )
  const decisions = new Set([...read('docs/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, name]) => name))
  const anchors = new Set(anchorsOf(read('docs/architecture.md')))

  const ofMap = matchesIn(comments, /docs\/spec-map\.md ([SB]\d+(?:(?: and | to |, )[SB]\d+)*)/g)
  const ofDecisions = matchesIn(comments, /docs\/decisions\.md(?! \d+)|docs\/decisions\.md (\d+)/g)
  const ofHeadings = matchesIn(comments, /docs\/architecture\.md#([\w-]+)/g)
  expect(ofMap.length).toBeGreaterThan(150)
  expect(ofDecisions.length).toBeGreaterThan(30)

  const broken = [
    ...ofMap.filter(({ what }) => (what.match(/[SB]\d+/g) ?? []).some((name) => !sections.has(name))),
    ...ofDecisions.filter(({ what }) => !decisions.has(what)),
    ...ofHeadings.filter(({ what }) => !anchors.has(what)),
  ]
  expect(broken.map(told)).toEqual([])
})

test('no comment cites a document kept elsewhere', () => {
  const elsewhere =
    /\b(?:DECISIONS|PEERS|ARCHITECTURE|STYLE|LOOK|OPERATIONS)(?:\.md\b|,)|(?<!PNG )\b[Ss]pecification,\s(?:\* )?(?:storefront|back|section)|\b(?:[Ss]torefront|[Bb]ack office) sections? \d|\bshared\/(?:design|spec|findings)\b/g
  expect(matchesIn(comments, elsewhere).map(told)).toEqual([])
})

test('the diagram of how an order is made names files from the cart to the film', () => {
  const page = read('docs/architecture.md')
  const [, drawing = ''] = /## How an order is made[\s\S]*?```mermaid\n([\s\S]*?)```/.exec(page) ?? []
  const named = [...drawing.matchAll(ownPath)].map(([path]) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
