import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The shop itself, its pages and its guides. Decision records and notes on old versions stay as written. */
const paths = execFileSync(
  'git',
  ['ls-files', 'app', 'domain', 'server', 'cli', 'client', 'docs', 'README.md', 'SECURITY.md'],
  { cwd: root },
)
  .toString()
  .split('\n')
  .filter(
    (path) =>
      /\.(?:tsx?|md)$/.test(path) && !path.startsWith('docs/adr/') && !path.startsWith('docs/mutants'),
  )
  .filter((path) => existsSync(join(root, path)))

type Gone = { word: RegExp; standard: string; of?: RegExp }

/** Private terms, and trade terms used in a second meaning, with their replacements. */
const gone: Gone[] = [
  { word: /\bmend(?:s|ed|ing)?\b/i, standard: 'fix, suggested fix' },
  { word: /\b(?:mail|print) room\b/i, standard: 'Mails, print shop' },
  { word: /\bboth books\b|\bbooks differ\b/i, standard: 'reconciliation, records' },
  { word: /\b(?:admin)?Rooms?\b|\bRoom(?:Failed|Link)\b/, standard: 'section', of: /^app\// },
  { word: /\brooms?\b/i, standard: 'section', of: /^app\/admin\// },
  { word: /\w[Nn]eeds\b(?= *[=:{;&,|>)])|\bneeds\.ts\b/, standard: 'deps', of: /^(?:app|server|cli)\// },
  { word: /(?<!\/)\bmanual[- ]orders?\b|manual_orders?|[mM]anualOrder/i, standard: 'draft order' },
  { word: /\w*Patience\b|\bpatience(?:Ms|Milliseconds|\??[:=]| =|\))/, standard: 'timeout' },
  {
    word: /(?:admin|server)\/transfer\b(?!\/\*)|(?:create|list|find|apply)Transfers?\b|Transfers?(?:Deps|State|Summary|Page|Row|Job|Operation)|transferIds?\b|'transfers'|'transfer_|'transfer\./,
    standard: 'import, export; a transfer is what is printed',
  },
  // Video addresses stay in articles as they were written.
  {
    word: /(?<!['/_.-])\bfilms?\b(?!['/_:])|[a-z]Films?\b|\bFilms?[A-Z]/,
    standard: 'video; film is what is printed on',
    of: /^(?:app\/admin\/(?:blog|media)|server\/(?:blog|media)|server\/http\/(?:files|uploads)\/video)/,
  },
  {
    word: /\bquotes?\b|Quotes?[A-Z]|[a-z]Quotes?\b|\bQuotes?\b|(?:cart|draft-orders)[./]quote/,
    standard: 'totals; a quote is a request for a price',
    of: /^(?:app\/(?:cart|checkout)|server\/(?:cart|checkout|orders\/placing)|domain\/(?:cart|money))\//,
  },
  { word: /\} %(?! \d)/, standard: '50%, without a space' },
  {
    word: /colour(?!\?)|sanitis|(?<![a-z])centre|catalogue|neighbour|greyscale|millimetre|(?:normal|analy|recogn|author|optim|serial|raster)is(?:e|ed|es|ing)\b|(?<![a-z])enrol(?!l)|labelled(?!by)|modelled|travelled/i,
    standard: 'the US spelling',
    // Migrations of data stored in the other spelling.
    of: /^(?!server\/kernel\/postgres\/migrate-database|app\/studio\/browser\/to-draft)/,
  },
  { word: /\b(?:some|every)body\b/i, standard: 'someone, everyone', of: /^(?!.*\.test\.tsx?$)/ },
  { word: /\banew\b/, standard: 'again', of: /^(?!.*\.test\.tsx?$)/ },
  {
    // What arrives in a mailbox; mail that is posted, and a mail server, keep their name.
    word: /\b(?:an?|this|that|each|every|one) mails?\b(?! (?:server|program|host|scanner|queue|service))/i,
    standard: 'email',
    // A reason and a key that shops have stored are compared letter for letter.
    of: /^(?!server\/mail\/deliver\.ts|server\/item-pictures\/mail-pictures\.ts|.*\.test\.tsx?$)/,
  },
]

test('words for which the field has a standard term do not appear in code, pages and guides', () => {
  expect(paths.length).toBeGreaterThan(1_500)
  const found = paths.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n')
    const words = gone.filter(({ of }) => of === undefined || of.test(path))
    return lines.flatMap((line, at) =>
      words
        .filter(({ word }) => word.test(line))
        .map(({ standard }) => `${path}:${at + 1} (say: ${standard}) ${line.trim()}`),
    )
  })
  expect(found).toEqual([])
})
