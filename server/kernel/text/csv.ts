import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { eachMaybeLate } from '#server/kernel/postgres/may-be-late.ts'

export type Cell = string | number | boolean | null

/**
 * Where a spreadsheet would begin a formula (OWASP, CSV injection): at the beginning of a cell, or, where it takes other
 * signs than commas for separators, behind one of those, in quotes or not. A text that has an apostrophe before such a
 * sign is marked too, so that the mark can be taken away again without a doubt.
 */
const formulas = /^(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=["']*[=+\-@＝＋－＠])/g
const marks = /^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=["']*[=+\-@＝＋－＠])/g

const mark = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replace(formulas, "'") : cell)

/** A cell as it was before it was written here. */
export const unmark = (cell: string): string => cell.replace(marks, '')

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need to see that it is UTF-8). What a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvHeader(header) + (rows.length > 0 ? csvRows(rows) : '')

const byteOrderMark = '\uFEFF'

/** The beginning of a file whose rows come in pieces, see csvRows. */
export const csvHeader = (header: readonly string[]): string => `${byteOrderMark}${csvRows([header])}`

/** Further rows of the same file, without a header. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  `${Papa.unparse(
    rows.map((row) => row.map(mark)),
    { newline: '\r\n' },
  )}\r\n`

const rowsPerChunk = 200

/** The same as a stream that is read at length and may be late: never more than a few rows are in memory. */
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

/** Several texts in one cell, whatever signs they hold: a line of CSV in itself. */
export const joinCell = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : Papa.unparse([[...texts]], { delimiter: ',', quotes: texts.length === 1 && texts[0] === '' })
