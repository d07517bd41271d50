import { expect, test } from 'vitest'
import { checkoutSchema } from '#domain/cart/checkout.ts'
import { toOneLine } from '#domain/one-line.ts'
import { signUpDataSchema } from '#server/auth/input.ts'
import { catalog } from '#server/operations.ts'

/** What people type into single-line fields, by the names that inputs use. */
const ofOneLine = new Set([
  ...['name', 'fullName', 'company', 'phone', 'contactPhone', 'street1', 'street2', 'city', 'siteName'],
  ...['title', 'subject', 'previewText', 'excerpt', 'alt', 'fileName', 'carrier', 'serviceLevel', 'category'],
  ...['brand', 'material', 'bannerText'],
])
/** Names set by programs: of emails, printers' parameters and fonts in a file. */
const otherNames = /^(fonts\.|chapters\.|words\.)/

type Path = readonly string[]

function* textsOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* textsOf(part, [...path, name])
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)

const odd = 'Ada\r\n\tBcc:\u202e\u0007 x'

test('single-line input stays one line, in every operation that accepts it', () => {
  let seen = 0
  const broken: string[] = []
  for (const { name, input, example } of catalog)
    for (const path of textsOf(example)) {
      const last = path.at(-1) ?? ''
      if (!ofOneLine.has(last) || otherNames.test(path.join('.'))) continue
      const sent = structuredClone(example)
      Object.assign(at(sent, path.slice(0, -1)) as object, { [last]: odd })
      const read = input.safeParse(sent)
      if (!read.success) continue
      seen++
      const kept = at(read.data, path)
      if (typeof kept === 'string' && kept !== toOneLine(kept)) broken.push(`${name}: ${path.join('.')}`)
    }
  expect(broken).toEqual([])
  expect(seen).toBeGreaterThan(40)
})

test('a name without a visible character is empty; joiners of scripts and emoji stay', () => {
  expect(toOneLine(' Gue\r\nBcc: victim@example.com\u2028<script>\u0001 ')).toBe(
    'Gue Bcc: victim@example.com <script>',
  )
  for (const nothing of ['\u200b', '\u202e \u2066', '\u200d', '\ufeff\t']) expect(toOneLine(nothing)).toBe('')
  for (const name of ['نیما‌زاده', '👩‍🎨 Ada', 'Zoë']) expect(toOneLine(name)).toBe(name)
  const { fullName } = checkoutSchema.shape.contact.shape
  expect(fullName.safeParse('\u200b').error?.issues[0]?.message).toBe('Enter your full name')
  expect(signUpDataSchema.parse({ full_name: 'Ada\nByron' }).full_name).toBe('Ada Byron')
})
