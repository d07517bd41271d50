import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeFirst, issueWords } from './issue-words.ts'

const price = z.int().min(0)
const line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own'), price }),
  z.object({ kind: z.literal('sold'), price: z.union([z.object({ cents: price }), z.literal('free')]) }),
])
const schema = z.object({ limit: z.coerce.number().int().min(1).default(50), lines: z.array(line) })

test.each([
  [{ lines: [{ kind: 'own', price: 1.5 }] }, "The field 'lines.0.price' is not a whole number."],
  [{ lines: [{ kind: 'own', price: -1 }] }, "The field 'lines.0.price' is too small: at least 0."],
  [
    { lines: [{ kind: 'sold', price: { cents: -1 } }] },
    "The field 'lines.0.price.cents' is too small: at least 0.",
  ],
  [{ lines: {} }, "The field 'lines' is not a list."],
  [{ limit: '1.5', lines: [] }, "The field 'limit' is not a whole number."],
  [{ limit: 'many', lines: [] }, "The field 'limit' is not a number."],
  ['lines', 'The body is not an object.'],
])('errors in %j are reported for the right field', (sent, words) => {
  const reading = schema.safeParse(sent, { error: issueWords })
  expect(describeFirst(reading.error?.issues ?? [])).toBe(words)
})
