import { readFile } from 'node:fs/promises'
import { compared, type Seen } from './look-alike.ts'

const file = new URL('reference.json', import.meta.url)
/** A cell's side in px: a page is saved as the means of its cells. */
const cell = 9

/** Four means for each cell, row by row. */
export function cellsOf(seen: Seen): number[] {
  const [across, down] = [compared.width / cell, compared.height / cell]
  const sums = Array<number>(across * down * 4).fill(0)
  for (let at = 0; at < seen.length; at++) {
    const x = Math.floor(at / 4) % compared.width
    const y = Math.floor(at / 4 / compared.width)
    const place = (Math.floor(y / cell) * across + Math.floor(x / cell)) * 4 + (at % 4)
    sums[place] = (sums[place] ?? 0) + (seen[at] ?? 0)
  }
  return sums.map((sum) => Math.round(sum / cell ** 2))
}

/** By page name; written by write-reference.ts, where the other programs are installed. */
export async function knownCells(): Promise<Map<string, number[]>> {
  const kept: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  return new Map(Object.entries(kept).map(([name, cells]) => [name, [...Buffer.from(cells, 'base64')]]))
}

export const referenceFile = file
