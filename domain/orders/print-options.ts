import { addCents, type Cents, cents } from '../money/money.ts'
import { table } from '../table.ts'

/** The two catalogs of print products: whole gang sheets (/prints) and single prints (/print-marketplace). */
export const printKinds = ['gang-sheet', 'print'] as const
export type PrintKind = (typeof printKinds)[number]

/** docs/spec-map.md B9: material dtf, the standard one, is shown as 'DTF Film'. */
const materialNames = table<string>({ dtf: 'DTF Film', 'uv-dtf': 'UV DTF Film' })

export const standardMaterial = 'dtf'
export const standardFinish = 'standard'

/** 'DTF Film', or 'DTF Film, glitter' if the finish is a special one. */
export function describeMaterial(material: string, finish: string): string {
  const name = materialNames[material] ?? material
  return finish === standardFinish ? name : `${name}, ${finish}`
}

/** Inches, width by height: '22 × 24 in'. */
export const describePrintSize = (width: number, height: number): string => `${width} × ${height} in`

/** docs/spec-map.md B9: a standard variant costs the base price plus 50 cents per inch of height. */
export const standardVariantPrice = (basePrice: Cents, heightInches: number): Cents =>
  addCents(basePrice, cents(Math.round(heightInches * 50)))
