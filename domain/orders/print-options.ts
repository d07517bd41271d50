import { addCents, type Cents, cents } from '../money/money.ts'
import { table } from '../table.ts'

/** Two shelves of print products: whole gang sheets (/prints) and single prints (/print-marketplace). */
export const printKinds = ['gang-sheet', 'print'] as const
export type PrintKind = (typeof printKinds)[number]

/** docs/spec-map.md B9: material dtf is shown as 'DTF Film', and is the standard one. */
const materialNames = table<string>({ dtf: 'DTF Film', 'uv-dtf': 'UV DTF Film' })

export const standardMaterial = 'dtf'
export const standardFinish = 'standard'

/** 'DTF Film', or 'DTF Film, glitter' where the finish is a special one. */
export function describeMaterial(material: string, finish: string): string {
  const name = materialNames[material] ?? material
  return finish === standardFinish ? name : `${name}, ${finish}`
}

/** Inches, width by height: '22 × 24 in'. */
export const describePrintSize = (width: number, height: number): string => `${width} × ${height} in`

/** docs/spec-map.md B9: a standard variant costs the base price and 50 cents an inch of height. */
export const standardVariantPrice = (basePrice: Cents, heightInches: number): Cents =>
  addCents(basePrice, cents(Math.round(heightInches * 50)))
