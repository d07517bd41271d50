import { toOneLine } from '#domain/one-line.ts'
import { isOwnId } from '#domain/uuid.ts'
import { splitCell } from '#server/kernel/text/read-csv.ts'

/** A cell's value is not valid for its column; the message is shown as the row's outcome. */
export class CellError extends Error {}

/** The cells of one row. Fields for which the file has no column stay unchanged. */
export type Cells = Readonly<Record<string, string>>

export const has = (cells: Cells, name: string): boolean => cells[name] !== undefined

export const textOf = (cells: Cells, name: string, standing: string): string =>
  cells[name]?.trim() ?? standing

/** The same on one line, as for names typed in. */
export const lineOf = (cells: Cells, name: string): string => toOneLine(cells[name] ?? '')

export function listOf(cells: Cells, name: string, standing: readonly string[]): string[] {
  const cell = cells[name]
  return cell === undefined ? [...standing] : splitCell(cell).filter(Boolean)
}

/** Parses '1,250.50' and '$12' into cents. */
export function moneyOf(cells: Cells, name: string, standing: number): number {
  const cell = cells[name]?.trim()
  if (cell === undefined) return standing
  const plain = cell.replace(/[$\s]/g, '').replace(/,(?=\d{3}\b)/g, '')
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (whole === undefined)
    throw new CellError(
      cell === ''
        ? `${name}: give an amount such as 12.50`
        : `${name}: “${cell}” is not an amount such as 12.50`,
    )
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const yes = new Set(['yes', 'true', '1', 'y'])
const no = new Set(['no', 'false', '0', 'n', ''])

export function yesNoOf(cells: Cells, name: string, standing: boolean): boolean {
  const cell = cells[name]?.trim().toLowerCase()
  if (cell === undefined) return standing
  if (yes.has(cell)) return true
  if (no.has(cell)) return false
  throw new CellError(`${name}: write yes or no, not “${cells[name]}”`)
}

/** A whole number of 0 or more; an empty cell leaves the existing value. */
export function countOf(cells: Cells, name: string, standing: number): number {
  const cell = cells[name]?.trim().replace(/,/g, '')
  if (cell === undefined || cell === '') return standing
  if (!/^\d{1,7}$/.test(cell)) throw new CellError(`${name}: “${cell}” is not a whole number of 0 or more`)
  return Number(cell)
}

export function inchesOf(cells: Cells, name: string): number {
  const cell = cells[name]?.trim() ?? ''
  const number = Number(cell)
  if (cell === '' || !Number.isFinite(number) || number <= 0)
    throw new CellError(`${name}: “${cell}” is not a size in inches`)
  return Math.round(number * 1_000) / 1_000
}

export const uuidOf = (cells: Cells, name: string): string | undefined => {
  const cell = cells[name]?.trim().toLowerCase() ?? ''
  if (cell === '') return undefined
  if (!isOwnId(cell)) throw new CellError(`${name}: “${cell}” is not an id`)
  return cell
}

/** Keys of files in the shop's own store, written as addresses or keys. */
export const fileKeysOf = (cells: Cells, name: string, standing: readonly string[]): string[] =>
  listOf(cells, name, standing).map((address) => address.replace(/^.*\/files\//, ''))

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no')
export const dollars = (amount: number): string => (amount / 100).toFixed(2)
