/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Texts that none of our forms send: each has broken some server. */
export const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202egnp.exe',
  '%00',
  '%',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '8a4c2f6e-0000-4000-8000-000000000000',
  '8A4C2F6E-0000-4000-8000-000000000000',
  '8a4c2f6e-0000-4000-8000-00000000000',
  'not-an-id',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '[[[[',
  '{"a":"\\u0000\\ud83d"}',
  '__proto__',
  'constructor',
  '2026-02-30',
  '275761-01-01',
  'x'.repeat(3_000),
] as const

const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  [null],
  {},
  { id: null },
  { $ne: null },
]

const pick = <Value>(from: readonly Value[], random: () => number): Value =>
  from[Math.floor(random() * from.length)] as Value

export const oddText = (random: () => number): string => pick(oddTexts, random)

/** The same JSON with one of its values replaced by an odd one, dropped, or repeated under another name. */
export function mutated(json: unknown, random: () => number): unknown {
  if (random() < 0.25 || typeof json !== 'object' || json === null) return pick(oddValues, random)
  if (Array.isArray(json)) {
    if (json.length === 0 || random() < 0.2) return [...json, pick(oddValues, random)]
    const at = Math.floor(random() * json.length)
    return json.map((one, index) => (index === at ? mutated(one, random) : one))
  }
  const names = Object.keys(json)
  if (names.length === 0 || random() < 0.15) return { ...json, [oddText(random)]: pick(oddValues, random) }
  const name = pick(names, random)
  const { [name]: value, ...others } = json as Record<string, unknown>
  return random() < 0.2 ? others : { ...others, [name]: mutated(value, random) }
}

/** The same fields with an odd, a missing or an extra one; JSON inside a field is mutated as JSON. */
export function mutatedForm(form: Record<string, string>, random: () => number): Record<string, string> {
  const names = Object.keys(form).filter(
    (name) => (name !== 'intent' && name !== 'operation') || random() < 0.1,
  )
  if (names.length === 0 || random() < 0.15) return { ...form, [oddText(random)]: oddText(random) }
  const name = pick(names, random)
  const { [name]: value = '', ...others } = form
  if (random() < 0.2) return others
  return { ...others, [name]: mutatedText(value, random) }
}

function mutatedText(text: string, random: () => number): string {
  if (!/^[[{]/.test(text) || random() < 0.2) return oddText(random)
  return JSON.stringify(mutated(JSON.parse(text), random)) ?? ''
}

/** The same path with an odd id, query value or path segment. */
export function mutatedPath(path: string, random: () => number): string {
  const [steps = '', query] = path.split('?')
  const odd = (): string => encodeURIComponent(oddText(random).toWellFormed())
  if (query !== undefined && random() < 0.6) {
    const fields = query.split('&')
    const at = Math.floor(random() * fields.length)
    return `${steps}?${fields.map((field, index) => (index === at ? `${field.split('=')[0]}=${odd()}` : field)).join('&')}`
  }
  if (random() < 0.3) return `${path}${query === undefined ? '?' : '&'}${pick(queries, random)}=${odd()}`
  const parts = steps.split('/')
  const ids = parts.flatMap((part, at) => (/^[0-9a-f-]{36}|\d/.test(part) ? [at] : []))
  const at = ids.length > 0 ? pick(ids, random) : parts.length - 1
  return (
    [...parts.slice(0, at), odd(), ...parts.slice(at + 1)].join('/') +
    (query === undefined ? '' : `?${query}`)
  )
}

/** Names of query parameters that our pages read. */
const queries = [
  ...[
    'search',
    'status',
    'before',
    'after',
    'from',
    'to',
    'page',
    'number',
    'attempt',
    'token',
    'code',
    'state',
  ],
  ...[
    'sort',
    'filter',
    'order',
    'orders',
    'kind',
    'type',
    'size',
    'color',
    'category',
    'draft',
    'ids',
    'version',
  ],
]
