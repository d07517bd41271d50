import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] }).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const pathsWith = (sign: RegExp): string[] =>
  sources.filter(({ text }) => sign.test(text)).map(({ path }) => path)

/** The catalogue's one door for forms (docs/adr/0018-operations.md), and what reads a form beside it. */
const readers: Record<string, string> = {
  'app/operations/answer-operation.ts': 'every form of every page',
  'app/read-body.ts': 'reads for the others',
  'app/newsletter/answer-membership.ts': 'the click of a mail program has fields of its own (RFC 8058)',
  'app/proof/ask-first.ts': 'looks which operation it is, before it is sent',
  'app/proof/require-proof.ts': 'looks which operation it is, before it is carried out',
  'app/routes/admin-orders-csv.ts':
    'a file, not an answer; its form carries the chosen orders, as many as there are',
  'app/routes/prove.tsx': 'keeps the form that waits for a proof, to be sent once more',
}

test('the old way of forms is gone', () => {
  expect(pathsWith(/name="intent"|'intent'\s*[,)\]:]|\bintent:/)).toEqual([])
})

test('forms are read in one place', () => {
  expect(pathsWith(/\.formData\(\)|\breadForm\(request|\breadForm\(call/).sort()).toEqual(
    Object.keys(readers).sort(),
  )
})

/** What scripts of our pages ask for by themselves, beside operations at /api/v1. */
const askers: Record<string, string> = {
  'app/operations/call-operation.ts': 'every operation',
  'app/proof/ask-first.ts': 'sends the form of any operation, once somebody has proven who they are',
  'app/proof/call-proof.ts': 'the proof itself, which belongs to the session of the page',
  'app/admin/download-file.ts': 'a file',
  'app/admin/blog/upload-picture.ts': 'an upload',
  'app/admin/blog/upload-film.ts': 'an upload',
  'app/studio/checks/heat-worker.ts': 'a picture',
}

test('scripts of pages ask by operations', () => {
  expect(pathsWith(/\bawait fetch\(|= fetch\(/).sort()).toEqual(Object.keys(askers).sort())
})
