import { type Mm, mmToInches } from '#domain/units.ts'

/** "22x12.75in": the true size of a print file, its header strip included. */
export function sizeWords(surface: { width: Mm; height: Mm }, stripInches: number): string {
  const sides = [mmToInches(surface.width), mmToInches(surface.height) + stripInches]
  return `${sides.map((side) => Number(side.toFixed(2))).join('x')}in`
}
