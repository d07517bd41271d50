import type { GangSheetSize } from '../artwork/gang-sheet.ts'
import { inchesToMm, type Mm } from '../units.ts'

/** Whole inches stored as mm may differ by this. */
const tolerance = 0.01

/** The cheapest size on which so much film finds room; null when none is long enough. */
export function cheapestSize(sizes: readonly GangSheetSize[], filmNeeded: Mm): GangSheetSize | null {
  return (
    sizes
      .filter((size) => inchesToMm(size.height) + tolerance >= filmNeeded)
      .sort((one, other) => one.price - other.price || one.height - other.height)[0] ?? null
  )
}

/** A cheaper size that this layout would fit as well; null when the chosen one is the cheapest. */
export function cheaperSize(
  sizes: readonly GangSheetSize[],
  chosenId: number,
  filmNeeded: Mm,
): GangSheetSize | null {
  const chosen = sizes.find(({ id }) => id === chosenId)
  const cheapest = filmNeeded > 0 ? cheapestSize(sizes, filmNeeded) : null
  return chosen && cheapest && cheapest.price < chosen.price ? cheapest : null
}
