/**
 * One design to print: its size, number of copies, and allowed turns. Lengths are in the caller's unit (mm or inches).
 */
export type NestItem = {
  /** Unique among the items. */
  readonly id: string
  readonly width: number
  readonly height: number
  /** The number of copies still to be placed, not counting locked placements. */
  readonly copies: number
  /** `quarter` allows the engine to place the item on its side. */
  readonly turns: 'none' | 'quarter'
  /** Items that share a group are placed side by side as one block. */
  readonly group?: string
}

/** The film: its width is fixed; without `maxHeight` the engine minimizes its length. */
export type NestStrip = {
  readonly width: number
  /** The length of a fixed sheet. As much as fits is placed; the rest is reported. */
  readonly maxHeight?: number
  /** Minimum distance between two items. */
  readonly spacing: number
  /** Minimum distance between an item and each edge of the film. */
  readonly margin: number
}

export type NestTurn = 0 | 90 | 180 | 270

/** The position of one copy. `x`, `y` is its corner nearest to the film's start; `width` and `height` are as placed. */
export type NestPlacement = {
  readonly itemId: string
  /** 0 … copies − 1. */
  readonly copy: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: NestTurn
}

/** An area that is already occupied, such as a locked placement. */
export type NestObstacle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type UnplacedReason =
  /** Width or height is zero, negative or not a finite number. */
  | 'no_size'
  /** `copies` is not a whole number of 0 or more. */
  | 'bad_copies'
  /** Wider than the film within its margins, at every allowed rotation. */
  | 'too_wide'
  /** Longer than the fixed sheet, at every rotation at which it is narrow enough. */
  | 'too_tall'
  /** It fits the sheet, but not next to the others. */
  | 'no_room'

export type NestUnplaced = {
  readonly itemId: string
  readonly copies: number
  readonly reason: UnplacedReason
}

export type NestResult = {
  readonly placements: readonly NestPlacement[]
  /** Length of film used, with both margins; locked placements count. 0 when nothing is on it. */
  readonly height: number
  readonly unplaced: readonly NestUnplaced[]
  /** Area of items (and locked placements) over width × height, 0 … 1. */
  readonly density: number
  /** No layout can be shorter than this, with groups treated as their blocks; 0 when something did not fit. */
  readonly lowerBound: number
  /** True when everything fit and the layout is proven to be the shortest, with groups treated as blocks. */
  readonly optimal: boolean
}

export type NestBudget = {
  /** Layouts to try. The same seed and steps give the same result on every machine. */
  readonly steps?: number
  /** Time limit, measured by the injected clock; needs `now`. */
  readonly milliseconds?: number
}

export type NestOptions = {
  readonly seed?: number
  /** Without a budget, 2,000 layouts are tried. */
  readonly budget?: NestBudget
  /** Milliseconds from any monotonic clock, such as `performance.now`. */
  readonly now?: () => number
  /** Placements that must stay where they are. */
  readonly locked?: readonly NestObstacle[]
  /** Places copies of one item far from each other if that costs no film. */
  readonly spread?: boolean
  /** Called with each better layout, and right away with the first. */
  readonly onImprovement?: (result: NestResult) => void
  readonly signal?: { readonly aborted: boolean }
}
