import { type CutSheet, sheetName, sheetsOf } from '../artwork/cut-sheets.ts'
import {
  type FrozenPrint,
  isArtworkToFollow,
  type OrderDesignData,
  type TshirtDesignData,
} from './order-design.ts'

/** Identifies one of an item's files, with a `name` for people: what pages need of a part, without its contents. */
export type PartName = { id: string; name: string }

export const engravingName: PartName = { id: 'engraving', name: 'Engraving' }
export const premadeName: PartName = { id: 'print', name: 'Print' }

export const zoneName = ({ placementZone, zoneName }: FrozenPrint): PartName => ({
  id: placementZone,
  name: zoneName,
})

export const cutName = (sheet: CutSheet): PartName =>
  sheet.of === 1
    ? { id: 'sheet', name: 'Gang sheet' }
    : { id: `sheet-${sheet.number}-of-${sheet.of}`, name: sheetName(sheet) }

/** The work sheet is not a printed surface: it tells people what the surfaces are for. */
export const workSheetPart = 'work-sheet'

export const hasWorkSheet = (design: OrderDesignData): design is TshirtDesignData => 'prints' in design

/** All files of an item, in display order. */
export function partNamesOf(design: OrderDesignData): PartName[] {
  if (hasWorkSheet(design)) return [...design.prints.map(zoneName), { id: workSheetPart, name: 'Work sheet' }]
  if ('engraving' in design) return [engravingName]
  if ('original' in design) return [premadeName]
  return design.document && !isArtworkToFollow(design) ? sheetsOf(design.document.sheet).map(cutName) : []
}

export const partIdsOf = (design: OrderDesignData): string[] => partNamesOf(design).map(({ id }) => id)
