import Papa from 'papaparse'

type Cell = string | number | boolean | null

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need to see that it is UTF-8). Cells that a
 * spreadsheet would take for a formula begin with an apostrophe (OWASP, CSV injection).
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const text = Papa.unparse(
    { fields: [...header], data: rows.map((row) => [...row]) },
    { escapeFormulae: true, newline: '\r\n' },
  )
  return `\uFEFF${text}\r\n`
}
