import { stockKey } from './stock.ts'

/** Counts as typed, by size-color key. */
export type StockDraft = Readonly<Record<string, string>>

/** Sizes are rows; colors are columns. */
export type StockAxes = { sizes: readonly string[]; colors: readonly string[] }

export const maxStock = 1_000_000

/** '1,200' as 1200; null for anything but a whole number of 0 or more (docs/spec-map.md B5). */
export function countOf(typed: string): number | null {
  const plain = typed.replace(/[\s,]/g, '')
  return /^\d{1,7}$/.test(plain) && Number(plain) <= maxStock ? Number(plain) : null
}

export function fillRow(draft: StockDraft, { colors }: StockAxes, size: string, value: string): StockDraft {
  return { ...draft, ...Object.fromEntries(colors.map((color) => [stockKey(size, color), value])) }
}

export function fillColumn(
  draft: StockDraft,
  { sizes }: StockAxes,
  color: string,
  value: string,
): StockDraft {
  return { ...draft, ...Object.fromEntries(sizes.map((size) => [stockKey(size, color), value])) }
}

export const fillAll = (draft: StockDraft, axes: StockAxes, value: string): StockDraft =>
  axes.sizes.reduce((filled, size) => fillRow(filled, axes, size, value), draft)

export type Pasted = { draft: StockDraft; taken: number; refused: number }

/**
 * Pastes cells copied from a spreadsheet (tabs between columns, one line per row), starting at `at`, to the right and
 * down. Empty cells keep the existing value, anything that is not a count is rejected, and cells beyond the edge are
 * ignored. Null for a single cell, which the field handles itself.
 */
export function pasteCells(
  draft: StockDraft,
  { sizes, colors }: StockAxes,
  at: { size: string; color: string },
  text: string,
): Pasted | null {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
  if (rows.length === 1 && rows[0]?.length === 1) return null
  const [top, left] = [sizes.indexOf(at.size), colors.indexOf(at.color)]
  const next: Record<string, string> = { ...draft }
  let [taken, refused] = [0, 0]
  for (const [down, row] of rows.entries())
    for (const [right, cell] of row.entries()) {
      const [size, color] = [sizes[top + down], colors[left + right]]
      if (size === undefined || color === undefined || cell.trim() === '') continue
      const count = countOf(cell)
      if (count === null) refused++
      else {
        next[stockKey(size, color)] = String(count)
        taken++
      }
    }
  return { draft: next, taken, refused }
}
