import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { packagesOfPages } from '#app/bundling/packages-of-pages.ts'
import { included, knownLicenses } from './included.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const noticesFile = `${root}THIRD_PARTY_NOTICES`

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
}
type Lock = Record<string, Locked>
type Notice = { name: string; version: string; license: string; text: string | null }

/**
 * The notices for everything that the lock file brings into a running shop, directly or within the built pages. For
 * packages installed only on some machines no text of their own is read, so that the file is the same everywhere: the
 * texts of those licenses are at its end.
 * @throws Error when a package names no license, or one whose text neither it nor we have.
 */
export async function collectNotices(): Promise<string> {
  const { packages }: { packages: Lock } = JSON.parse(await readFile(`${root}package-lock.json`, 'utf8'))
  const built = pathsWithin(packages, packagesOfPages)
  const found = new Map<string, Notice>()
  for (const [path, locked] of Object.entries(packages)) {
    if (!path.startsWith('node_modules/') || locked.link || (locked.dev && !built.has(path))) continue
    const notice = await readNotice(path, locked)
    const key = `${notice.name}@${notice.version}`
    if (!found.get(key)?.text) found.set(key, notice)
  }
  const notices = [...found.values()].sort(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  )
  return [
    'Third-party notices of Gangway',
    `${notices.length} packages. Made by "npm run notices" from package-lock.json; a test keeps it up to date.`,
    included,
    withoutText(notices),
    ...ownTexts(notices),
    ...(await standardTexts(notices)),
  ]
    .join(`\n\n${'='.repeat(100)}\n\n`)
    .concat('\n')
}

/** The install paths of those packages and all their dependencies. */
function pathsWithin(packages: Lock, names: readonly string[]): ReadonlySet<string> {
  const paths = new Set(names.map((name) => `node_modules/${name}`))
  for (const path of paths)
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const found = pathOf(packages, path, name)
      if (found) paths.add(found)
    }
  return paths
}

/** Where Node resolves a package from another one: in its own folder, or in the next outer one. */
function pathOf(packages: Lock, from: string, name: string): string | undefined {
  const folders = from
    .split('/node_modules/')
    .map((_, place, all) => all.slice(0, place + 1).join('/node_modules/'))
  return [
    ...folders.map((folder) => `${folder}/node_modules/${name}`).reverse(),
    `node_modules/${name}`,
  ].find((path) => path in packages)
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

async function readNotice(path: string, { version = '', license, optional }: Locked): Promise<Notice> {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const known = license ?? knownLicenses[name]
  if (!known) throw new Error(`${name} names no license: read its files, and add it to included.ts`)
  return { name, version, license: known, text: optional ? null : await readText(`${root}${path}`) }
}

/** Null if the package has no such file. */
async function readText(folder: string): Promise<string | null> {
  const names = (await readdir(folder)).filter((name) =>
    /^(licen[sc]e|copying|notice|ofl)([.-]|$)/i.test(name),
  )
  const texts = await Promise.all(names.sort(compare).map((name) => readFile(`${folder}/${name}`, 'utf8')))
  return texts.length === 0 ? null : texts.map(tidy).join('\n\n')
}

const tidy = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()

const line = ({ name, version, license }: Notice): string => `${name} ${version} (${license})`

const withoutText = (notices: readonly Notice[]): string =>
  [
    'Under the license texts at the end of this file:',
    '',
    ...notices.filter(({ text }) => text === null).map(line),
  ].join('\n')

/** Each text once, below all packages that use it; different line breaks don't make it a different text. */
function ownTexts(notices: readonly Notice[]): string[] {
  const withText = notices.flatMap((notice) =>
    notice.text === null ? [] : [{ ...notice, text: notice.text }],
  )
  const byText = Map.groupBy(withText, ({ text }) => text.replaceAll(/\s+/g, ' '))
  return [...byText.values()].map((of) => [...of.map(line), '', of[0]?.text].join('\n'))
}

async function standardTexts(notices: readonly Notice[]): Promise<string[]> {
  const wanted = new Set(
    notices
      .filter(({ text }) => text === null)
      .flatMap(({ license }) => license.match(/[\w.-]*\d[\w.-]*|MIT|ISC/g) ?? [license]),
  )
  // The LGPL is the GPL with more permissions.
  if (wanted.has('LGPL-3.0-or-later')) wanted.add('GPL-3.0-or-later')
  return Promise.all(
    [...wanted].sort(compare).map(async (id) => {
      const text = await readFile(new URL(`./licenses/${id}.txt`, import.meta.url), 'utf8')
      return `${id}\n\n${tidy(text)}`
    }),
  )
}
