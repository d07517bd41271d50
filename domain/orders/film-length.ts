import { type Inches, inches, mmToInches } from '../units.ts'
import type { OrderDesignData } from './order-design.ts'
import { printPartsOf } from './print-parts.ts'

/** Inches of film that one copy of a design takes: the total length of its full-color parts, one below the other. */
export function filmLengthOf(design: OrderDesignData): Inches {
  const printed = printPartsOf(design).filter(({ colors }) => colors === 'full')
  return inches(printed.reduce((sum, { height }) => sum + mmToInches(height), 0))
}
