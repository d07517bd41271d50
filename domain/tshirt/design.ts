import { z } from 'zod'
import { placementZoneIds, placementZoneOf } from './placement-zones.ts'
import { sidesOf, type TshirtPrintChoice, tshirtPrintChoices } from './print-option.ts'

/** docs/spec-map.md S3: T-shirt file entry. `id` is the entry's, `artworkId` is the uploaded file's. */
export const tshirtFileSchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string().max(300),
  placementZone: z.enum(placementZoneIds),
  printType: z.enum(tshirtPrintChoices),
  artworkId: z.uuid(),
  /** Inches; null prints it as large as sharpness and the zone allow. */
  printWidth: z.number().positive().max(50).nullable().default(null),
})

/**
 * The data of a custom t-shirt's cart line besides size and color. Prices, names and materials come from the server.
 */
export const tshirtDesignSchema = z.object({
  garmentId: z.string().min(1).max(100),
  printType: z.enum(tshirtPrintChoices),
  files: z.array(tshirtFileSchema).min(1).max(2),
})

export type TshirtFile = z.output<typeof tshirtFileSchema>
export type TshirtDesign = z.output<typeof tshirtDesignSchema>

/** Whether there is exactly one print on each side that the print option includes. */
export function fillsSides(option: TshirtPrintChoice, files: readonly Pick<TshirtFile, 'placementZone'>[]) {
  const wanted = sidesOf(option)
  const printed = files.map((file) => placementZoneOf(file.placementZone)?.side)
  return (
    printed.length === wanted.length &&
    wanted.every((side) => printed.filter((one) => one === side).length === 1)
  )
}
