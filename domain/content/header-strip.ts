import { isSheetPart, type PrintPart } from '../orders/print-parts.ts'
import { type Inches, inches, inchesToMm } from '../units.ts'
import { headerStripHeight } from './header-strip-height.ts'

/** Narrower film has no space for both codes and a word next to them. */
const leastWidth = inches(6)

/**
 * Sheets and prints are on film that gets cut; a garment's file is placed in its zone as is, and a laser burns
 * everything.
 */
const hasStrip = (id: string): boolean => isSheetPart(id) || id === 'print'

/** Length of film in inches that a part's header strip takes up; 0 if it has none. */
export const stripHeightOf = ({ id, width }: Pick<PrintPart, 'id' | 'width'>, isWanted: boolean): Inches =>
  isWanted && hasStrip(id) && width >= inchesToMm(leastWidth) ? headerStripHeight : inches(0)
