import type { PlacementDocument } from '../artwork/gang-sheet.ts'
import type { ShopSettings } from '../shop/shop-settings.ts'

/** The shop settings that the studio needs; anyone may see them. */
export type StudioSettings = Pick<
  ShopSettings,
  'warnBelowDpi' | 'checkRules' | 'sheetSpacing' | 'sheetMargin'
>

export const studioSettingsOf = ({
  warnBelowDpi,
  checkRules,
  sheetSpacing,
  sheetMargin,
}: ShopSettings): StudioSettings => ({ warnBelowDpi, checkRules, sheetSpacing, sheetMargin })

/** A new sheet with the shop's own gaps. */
export const withShopGaps = (
  sheet: PlacementDocument['sheet'],
  { sheetSpacing: spacing, sheetMargin: margin }: StudioSettings,
): PlacementDocument['sheet'] => ({ ...sheet, spacing, margin })
