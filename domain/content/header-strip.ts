import { isSheetPart, type PrintPart } from '../orders/print-parts.ts'
import { type Inches, inches, inchesToMm } from '../units.ts'
import { headerStripHeight } from './header-strip-height.ts'

/** Narrower film has no room for both codes and a word beside them. */
const leastWidth = inches(6)

/** Sheets and prints come on film that is cut; a garment's file is laid on its zone as it is, and a laser burns all. */
const hasStrip = (id: string): boolean => isSheetPart(id) || id === 'print'

/** Inches of film that the header strip of a part takes; none where it has no place. */
export const stripHeightOf = ({ id, width }: Pick<PrintPart, 'id' | 'width'>, isWanted: boolean): Inches =>
  isWanted && hasStrip(id) && width >= inchesToMm(leastWidth) ? headerStripHeight : inches(0)
