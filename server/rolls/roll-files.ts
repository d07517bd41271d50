import { rollCodeOf } from '#domain/orders/roll.ts'
import { printDpi } from '#domain/units.ts'
import type { RollRow } from './tables.ts'

/** Storage keys of a roll's drawn files. */
export const keysOf = (rollId: string) => ({
  storageKey: `rolls/${rollId}.png`,
  pdfKey: `rolls/${rollId}.pdf`,
  previewKey: `rolls/${rollId}.jpg`,
})

/** For a roll that is not drawn, or no longer drawn. */
export const noFiles = { storageKey: null, pdfKey: null, previewKey: null } as const

/** One of the files of a drawn roll. */
export type RollFile = { key: string; kind: 'png' | 'pdf'; byteSize: number | null; sha256: string | null }

export function fileOfRoll(roll: RollRow, kind: RollFile['kind']): RollFile | null {
  const { storageKey, byteSize, sha256, pdfKey, pdfByteSize, pdfSha256 } = roll
  const png = { kind, key: storageKey, byteSize, sha256 }
  const { key, ...rest } =
    kind === 'png' ? png : { kind, key: pdfKey, byteSize: pdfByteSize, sha256: pdfSha256 }
  return key === null ? null : { key, ...rest }
}

/** The file sent to its printer: never both, or it would be printed twice. Null while it is not drawn. */
export const fileToPrint = (roll: RollRow): RollFile | null =>
  fileOfRoll(roll, 'pdf') ?? fileOfRoll(roll, 'png')

/** "ROLL-000012-22x148in": the base name of its files. */
export const nameOf = ({
  number,
  widthPx,
  heightPx,
}: Pick<RollRow, 'number' | 'widthPx' | 'heightPx'>): string => {
  const sides = [widthPx, heightPx].map((side) => Number((side / printDpi).toFixed(1)))
  return `${rollCodeOf(number)}-${sides.join('x')}in`
}
