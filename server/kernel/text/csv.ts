import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { eachMaybeLate } from '#server/kernel/postgres/may-be-late.ts'

export type Cell = string | number | boolean | null

/**
 * Where a spreadsheet would start a formula (OWASP, CSV injection): at the beginning of a cell, or, if it uses
 * separators other than commas, after one of those, quoted or not. Text that already has an apostrophe before such a
 * character is marked too, so that the mark can be removed unambiguously.
 */
const formulas = /^(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=["']*[=+\-@＝＋－＠])/g
const marks = /^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=["']*[=+\-@＝＋－＠])/g

const mark = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replace(formulas, "'") : cell)

/** Restores a cell to what it was before it was written here. */
export const unmark = (cell: string): string => cell.replace(marks, '')

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need to recognize UTF-8). Anything that a
 * spreadsheet would treat as a formula gets a leading apostrophe.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvHeader(header) + (rows.length > 0 ? csvRows(rows) : '')

const byteOrderMark = '\uFEFF'

/** The beginning of a file whose rows are written in pieces, see csvRows. */
export const csvHeader = (header: readonly string[]): string => `${byteOrderMark}${csvRows([header])}`

/** More rows of the same file, without a header. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  `${Papa.unparse(
    rows.map((row) => row.map(mark)),
    { newline: '\r\n' },
  )}\r\n`

const rowsPerChunk = 200

/**
 * The same as a stream, read with a long timeout and possibly from a replica: never more than a few rows are in memory.
 */
export function streamCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): ReadableStream<Uint8Array> {
  async function* chunks() {
    const encoder = new TextEncoder()
    yield encoder.encode(csvHeader(header))
    let waiting: (readonly Cell[])[] = []
    for await (const row of eachMaybeLate(rows)) {
      waiting.push(row)
      if (waiting.length < rowsPerChunk) continue
      yield encoder.encode(csvRows(waiting))
      waiting = []
    }
    if (waiting.length > 0) yield encoder.encode(csvRows(waiting))
  }
  return Readable.toWeb(Readable.from(chunks())) as ReadableStream<Uint8Array>
}

/** Several texts in one cell, whatever characters they contain: encoded as a line of CSV. */
export const joinCell = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : Papa.unparse([[...texts]], { delimiter: ',', quotes: texts.length === 1 && texts[0] === '' })
