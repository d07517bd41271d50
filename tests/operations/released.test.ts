import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openApiDocument } from '#server/kernel/operations/open-api.ts'
import { catalog } from '#server/operations.ts'
import { type ApiDocument, breakingChanges, movedBounds } from './breaking-changes.ts'

const released: ApiDocument = JSON.parse(
  await readFile(new URL('../../docs/openapi-released.json', import.meta.url), 'utf8'),
)
const now = JSON.parse(JSON.stringify(openApiDocument(catalog))) as ApiDocument

test('programs written for the released description still work', () => {
  expect(Object.keys(released.paths).length).toBeGreaterThan(8)
  expect(breakingChanges(released, now)).toEqual([])
})

test('no limit, format or default of what was released has changed', () => {
  expect(movedBounds(released, now)).toEqual([])
  const document = structuredClone(released)
  Object.assign(bodyOf(document).properties?.name ?? {}, { maxLength: 121 })
  expect(movedBounds(released, document)).toEqual([
    expect.stringMatching(/^ \/discounts post .* name maxLength was \d+ and is 121$/),
  ])
})

const changed = (change: (document: ApiDocument) => void): string[] => {
  const document = structuredClone(released)
  change(document)
  return breakingChanges(released, document)
}

const one = { path: '/discounts/{discount}', list: '/discounts' }

test.each<[string, (document: ApiDocument) => void, string]>([
  ['a call that is gone', ({ paths }) => delete paths[one.list]?.get, 'GET /discounts is gone'],
  [
    'another permission',
    ({ paths }) => Object.assign(paths[one.list]?.get ?? {}, { 'x-permission': 'orders.read' }),
    'GET /discounts asks for another permission',
  ],
  [
    'a parameter that must be sent',
    ({ paths }) =>
      paths[one.list]?.get?.parameters?.push({ name: 'shop', in: 'query', required: true, schema: {} }),
    'GET /discounts: query shop must be sent now',
  ],
  [
    'a field that must be sent',
    (document) => bodyOf(document).required?.push('reason'),
    'POST /discounts: body.reason must be sent now',
  ],
  [
    'a field that is not taken',
    (document) => delete bodyOf(document).properties?.name,
    'POST /discounts: body.name is not taken any more',
  ],
  [
    'a choice that is gone',
    (document) => Object.assign(bodyOf(document).properties?.type ?? {}, { enum: ['percentage'] }),
    'POST /discounts: body.type may not be fixed_amount now',
  ],
  [
    'a field that does not come',
    (document) => delete discountOf(document).properties?.version,
    'GET /discounts: 200.discounts[].version does not come any more',
  ],
  [
    'a field that may be null',
    (document) =>
      Object.assign(discountOf(document).properties ?? {}, { name: { type: ['string', 'null'] } }),
    'GET /discounts: 200.discounts[].name may be null now',
  ],
])('%s is a breaking change', (_what, change, told) => {
  expect(changed(change)).toContain(told)
})

test('additions break nothing', () => {
  const more = changed((document) => {
    Object.assign(document.paths, { '/news': { get: document.paths[one.list]?.get } })
    Object.assign(discountOf(document).properties ?? {}, { color: { type: 'string' } })
    Object.assign(bodyOf(document).properties ?? {}, { color: { type: 'string' } })
  })
  expect(more).toEqual([])
})

const bodyOf = ({ paths }: ApiDocument) =>
  paths[one.list]?.post?.requestBody?.content?.['application/json']?.schema ?? {}

const discountOf = ({ paths }: ApiDocument) =>
  paths[one.list]?.get?.responses[200]?.content?.['application/json']?.schema.properties?.discounts?.items ??
  {}
