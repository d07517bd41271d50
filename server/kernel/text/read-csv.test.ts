import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import { joinCell, streamCsv, toCsv } from './csv.ts'
import { type CsvRow, readCsv, splitCell } from './read-csv.ts'

const bytesOf = (text: string | Uint8Array, size = 7): ReadableStream<Uint8Array> => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  return Readable.toWeb(Readable.from(pieces())) as ReadableStream<Uint8Array>
}

async function all(rows: AsyncIterable<CsvRow>) {
  const read: Record<string, string>[] = []
  for await (const { cells } of rows) read.push(Object.fromEntries(cells))
  return read
}

const awkward = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '=1+1',
    "'=1+1",
    "''@x",
    '-5',
    '+1',
    '"quoted"',
    'a,b;c\td',
    ...['x;=1+1', "x;'=1+1", 'x;"\'-1"', '\t\t=1', "two\n'+lines"],
    'two\nlines',
    'two\r\nlines',
    ' ',
  ),
)

test('whatever is written is read back, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(awkward, awkward), { maxLength: 8 }), async (rows) => {
      const kept = rows.map(([a, b]): [string, string] => [`x${a}`, b.replaceAll('\uFEFF', '')])
      async function* stream() {
        yield* kept
      }
      const whole = new Uint8Array(await new Response(streamCsv(['A', 'b'], stream())).arrayBuffer())
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(whole)).toBe(toCsv(['A', 'b'], kept))
      expect(await all(readCsv(bytesOf(whole)))).toEqual(kept.map(([a, b]) => ({ a, b })))
    }),
    { numRuns: inputs(60) },
  )
})

test('several texts share a cell, whatever they contain', () => {
  fc.assert(
    fc.property(
      fc.array(
        awkward.map((text) => text.trim()).filter((text) => text !== ''),
        { maxLength: 5 },
      ),
      (texts) => void expect(splitCell(joinCell(texts))).toEqual(texts),
    ),
  )
})

test('semicolons, other capitalization of names and empty rows are understood; anything but UTF-8 is reported', async () => {
  expect(await all(readCsv(bytesOf('\uFEFFTitle;Price\r\nMug;"3,50"\r\n;\r\nCup;4\r\n')))).toEqual([
    { title: 'Mug', price: '3,50' },
    { title: 'Cup', price: '4' },
  ])
  const latin = new Uint8Array([0x54, 0x0a, 0x63, 0x61, 0x66, 0xe9, 0x0a])
  await expect(all(readCsv(bytesOf(latin)))).rejects.toThrow('Save the file as CSV in UTF-8')
  await expect(all(readCsv(bytesOf('title,Title\n1,2\n')))).rejects.toThrow(
    'The column "title" appears twice.',
  )
})

test('chunks of any size are read, and a header that never ends is reported', async () => {
  const many = `a,b\r\n${'"one, two",3\r\n'.repeat(5_000)}`
  for (const size of [1_000, 65_536, many.length])
    expect(await all(readCsv(bytesOf(many, size))), `in pieces of ${size}`).toHaveLength(5_000)
  await expect(all(readCsv(bytesOf('x'.repeat(100_000), 1_000)))).rejects.toThrow('Save the file as CSV')
})

test('a broken row is reported: unpaired quotation marks, or more cells than the header names', async () => {
  const tornOf = async (text: string, size?: number) => {
    const read: (string | null)[] = []
    for await (const { torn } of readCsv(bytesOf(text, size))) read.push(torn)
    return read
  }
  const quoted = (row: number) =>
    `Row ${row}: a quotation mark (") is not closed, or is not doubled inside a text, so it may have swallowed the rows below it.`
  const tooMany =
    'Row 3 has 4 cells, but the header has 3: put text that contains commas or semicolons in quotation marks (").'
  const head = 'email,name,phone\na@b,"Ann, A",1\n'
  for (const size of [1, 7, 1_000]) {
    expect(await tornOf(`${head}"b@b,Bob,2\nc@b,"Cy, C",3\nd@b,Dee,4\n`, size)).toEqual([
      null,
      quoted(3),
      null,
    ])
    expect(await tornOf(`${head}"b@b,Bob,2\nc@b,Cy,3`, size)).toEqual([null, quoted(3)])
    expect(await tornOf(`${head}x@b,Doe, Jane,5\ny@b,"Y ""Why"" Z",\n`, size)).toEqual([null, tooMany, null])
  }
  expect(await tornOf('email,name,,\na@b,Ann,,\nb@b\n')).toEqual([null, null])
  await expect(tornOf(`${head}"b@b,Bob,2\n${'c@b,Cy,3\n'.repeat(3_000)}`)).rejects.toThrow(quoted(3))
  await expect(tornOf(`${head}"b@b,Bob,2\n${'c@b,Cy,3\n'.repeat(300_000)}`, 65_536)).rejects.toThrow(
    'is not closed',
  )
})

test('the line in which Excel names the separator is not a row', async () => {
  for (const text of ['sep=;\r\nTitle;Price\r\nMug, red;3\r\n', '\uFEFF"sep=;"\nTitle;Price\nMug, red;3'])
    expect(await all(readCsv(bytesOf(text)))).toEqual([{ title: 'Mug, red', price: '3' }])
})
