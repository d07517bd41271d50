import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { unmark } from './csv.ts'

/** `row` counts as a spreadsheet does: the header is row 1, which is as it is written. Cells are trimmed by nobody. */
export type CsvRow = { row: number; cells: Map<string, string>; header: readonly string[] }

/** The bytes are no CSV that can be read; the message says what to do. */
export class CsvError extends Error {}

const maxCell = 20_000

/**
 * The rows of a CSV, with commas, semicolons or tabs between cells, one after the other. Column names are read
 * without regard to case; marks against formulas are taken away. Empty rows are left out.
 * @throws CsvError
 */
export async function* readCsv(bytes: ReadableStream<Uint8Array>): AsyncGenerator<CsvRow> {
  const text = decode(bytes)
  const head = await readHead(text)
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, shapeOf(head))
  const source = Readable.from(withHead(head, text))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let names: string[] | null = null
  let header: readonly string[] = []
  let row = 0
  for await (const values of parser as AsyncIterable<string[]>) {
    row++
    if (names === null) {
      header = values
      names = values.map((name) => name.trim().toLowerCase())
      const twice = names.find((name, at) => name !== '' && names?.indexOf(name) !== at)
      if (twice) throw new CsvError(`The column "${twice}" is there twice.`)
      continue
    }
    if (values.every((value) => value.trim() === '')) continue
    if (values.some((value) => value.length > maxCell))
      throw new CsvError(`A cell of row ${row} is longer than ${maxCell} characters.`)
    const cells = new Map<string, string>()
    // No database keeps a NUL.
    for (const [at, name] of names.entries())
      if (name !== '') cells.set(name, unmark((values[at] ?? '').replaceAll('\0', '')))
    yield { row, cells, header }
  }
}

type Text = AsyncIterator<string>

async function* decode(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const unreadable = (): CsvError => new CsvError('Save the file as CSV in UTF-8 and send it again.')

const nextOf = (text: Text): Promise<IteratorResult<string>> =>
  text.next().catch(() => {
    throw unreadable()
  })

/** As much as it takes to see the end of the header. */
async function readHead(text: Text): Promise<string> {
  let head = ''
  while (!/[\r\n]./s.test(head)) {
    const { done, value } = await nextOf(text)
    if (done) return head
    if (head.length > maxCell) throw unreadable()
    head += value
  }
  return head
}

/** What stands between cells and rows, as the header shows. */
function shapeOf(head: string) {
  const line = head.split(/[\r\n]/)[0] ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  const { delimiter } = counts.reduce((most, one) => (one.count > most.count ? one : most))
  const newline: '\r\n' | '\n' | '\r' = /\r\n/.test(head) ? '\r\n' : /\n/.test(head) ? '\n' : '\r'
  return { delimiter, newline }
}

async function* withHead(head: string, text: Text): AsyncGenerator<string> {
  yield head
  for (let piece = await nextOf(text); !piece.done; piece = await nextOf(text)) yield piece.value
}

/** What csv.ts has joined. */
export const splitCell = (cell: string): string[] =>
  cell.trim() === ''
    ? []
    : (Papa.parse<string[]>(cell.trim(), { delimiter: ',' }).data[0] ?? []).map((text) => text.trim())
