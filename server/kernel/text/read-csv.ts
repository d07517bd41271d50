import Papa from 'papaparse'
import { unmark } from './csv.ts'

/**
 * `row` is numbered as in a spreadsheet: the header is row 1. The header is as written, and cells are not trimmed. If a
 * row's values may be in the wrong columns, `torn` says why, and the row must not be imported.
 */
export type CsvRow = {
  row: number
  cells: Map<string, string>
  header: readonly string[]
  torn: string | null
}

/** The bytes are not readable CSV; the message says what to do. */
export class CsvError extends Error {}

const maxCell = 20_000
/** A row longer than this has no end: a quotation mark is not closed. */
const maxRow = 2_000_000

/**
 * The rows of a CSV, with cells separated by commas, semicolons or tabs, one after the other. Column names are
 * case-insensitive; marks against formulas are removed. Empty rows are left out.
 * @throws CsvError
 */
export async function* readCsv(bytes: ReadableStream<Uint8Array>): AsyncGenerator<CsvRow> {
  let names: string[] | null = null
  let header: readonly string[] = []
  let row = 0
  for await (const { values, isQuotedWrong } of rowsOf(decode(bytes))) {
    row++
    if (names === null) {
      header = values
      names = values.map((name) => name.trim().toLowerCase())
      const twice = names.find((name, at) => name !== '' && names?.indexOf(name) !== at)
      if (twice) throw new CsvError(`The column "${twice}" appears twice.`)
      continue
    }
    if (values.every((value) => value.trim() === '')) continue
    const torn = isQuotedWrong ? `Row ${row}: ${unpaired}` : tooManyCells(row, values, names)
    if (values.some((value) => value.length > maxCell))
      throw new CsvError(torn ?? `A cell of row ${row} is longer than ${maxCell} characters.`)
    const cells = new Map<string, string>()
    // Databases can't store a NUL.
    for (const [at, name] of names.entries())
      if (name !== '') cells.set(name, unmark((values[at] ?? '').replaceAll('\0', '')))
    yield { row, cells, header, torn }
  }
}

const unpaired =
  'a quotation mark (") is not closed, or is not doubled inside a text, so it may have swallowed the rows below it.'

/** Ignores empty cells at the end of a row, and empty names at the end of a header. */
function tooManyCells(row: number, values: readonly string[], names: readonly string[]): string | null {
  const filled = values.findLastIndex((value) => value.trim() !== '') + 1
  const named = names.findLastIndex((name) => name !== '') + 1
  return filled > named
    ? `Row ${row} has ${filled} cells, but the header has ${named}: put text that contains commas or semicolons in quotation marks (").`
    : null
}

type ReadRow = { values: string[]; isQuotedWrong: boolean }

/** The raw rows; even if the text never ends, no more than one row of the maximum size is in memory. */
async function* rowsOf(text: Text): AsyncGenerator<ReadRow> {
  let { rest, delimiter } = await readHead(text)
  const parser = new Papa.Parser({ delimiter, newline: newlineOf(rest) })
  for (let isEnd = false; !isEnd; ) {
    const piece = await nextOf(text)
    isEnd = piece.done === true
    rest += piece.value ?? ''
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(rest, 0, !isEnd)
    const wrong = new Set(errors.map((error) => error.row))
    for (const [at, values] of data.entries()) yield { values, isQuotedWrong: wrong.has(at) }
    rest = rest.slice(meta.cursor)
    if (rest.length > maxRow) throw new CsvError(`In the last rows ${unpaired}`)
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

/** Reads enough to see the end of the header, and finds the delimiter; `sep=;` on a line of its own is Excel's. */
async function readHead(text: Text): Promise<{ rest: string; delimiter: string }> {
  const head = await readLine(text, '')
  const told = /^"?sep=([^"\r\n])"?(?:\r\n|[\r\n])/i.exec(head)
  if (told?.[1]) return { rest: await readLine(text, head.slice(told[0].length)), delimiter: told[1] }
  return { rest: head, delimiter: delimiterOf(head) }
}

/** Reads one line, plus enough to show how the line ends. */
async function readLine(text: Text, begun: string): Promise<string> {
  let head = begun
  while (!/[\r\n]./s.test(head)) {
    const { done, value } = await nextOf(text)
    if (done) return head
    if (head.length > maxCell) throw unreadable()
    head += value
  }
  return head
}

/** The cell delimiter, as the header shows it. */
function delimiterOf(head: string): string {
  const line = head.split(/[\r\n]/)[0] ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).delimiter
}

const newlineOf = (head: string): '\r\n' | '\n' | '\r' =>
  /\r\n/.test(head) ? '\r\n' : /\n/.test(head) ? '\n' : '\r'

/** Splits what csv.ts joined. */
export const splitCell = (cell: string): string[] =>
  cell.trim() === ''
    ? []
    : (Papa.parse<string[]>(cell.trim(), { delimiter: ',' }).data[0] ?? []).map((text) => text.trim())
