import type { PlacementDocument } from '../artwork/gang-sheet.ts'
import type { ShopSettings } from '../shop/shop-settings.ts'

/** What the studio has to know of the shop; anybody may see it. */
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
