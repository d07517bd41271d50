/** One design to print: its size, how often, and how it may be turned. Lengths are in the caller's unit (mm or inches). */
export type NestItem = {
  /** Unique among the items. */
  readonly id: string
  readonly width: number
  readonly height: number
  /** How many copies are still to be placed; locked placements are not counted here. */
  readonly copies: number
  /** `quarter` lets the engine lay the item on its side. */
  readonly turns: 'none' | 'quarter'
  /** Items that share a group are laid side by side as one block. */
  readonly group?: string
}

/** The film: its width is fixed; without `maxHeight` its length is what the engine makes small. */
export type NestStrip = {
  readonly width: number
  /** The length of a fixed sheet. As much as fits is placed, the rest is reported. */
  readonly maxHeight?: number
  /** Least distance between two items. */
  readonly spacing: number
  /** Least distance between an item and each edge of the film. */
  readonly margin: number
}

export type NestTurn = 0 | 90 | 180 | 270

/** Where one copy lies. `x`, `y` is its corner nearest to the film's start, `width` and `height` are as it lies. */
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

/** A place that is taken already. A locked placement is one. */
export type NestObstacle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type UnplacedReason =
  /** Width or height is zero, negative or not a finite number. */
  | 'no_size'
  /** Copies is not a whole number of 0 or more. */
  | 'bad_copies'
  /** Wider than the film within its margins, in every turn allowed. */
  | 'too_wide'
  /** Longer than the fixed sheet, in every turn that its width allows. */
  | 'too_tall'
  /** It fits the sheet, but not beside the others. */
  | 'no_room'

export type NestUnplaced = {
  readonly itemId: string
  readonly copies: number
  readonly reason: UnplacedReason
}

export type NestResult = {
  readonly placements: readonly NestPlacement[]
  /** Length of film used, with both margins; locked placements count. 0 when nothing lies on it. */
  readonly height: number
  readonly unplaced: readonly NestUnplaced[]
  /** Area of items (and locked placements) over width × height, 0 … 1. */
  readonly density: number
  /** No layout can be shorter than this, groups taken as the blocks they were made; 0 when something found no room. */
  readonly lowerBound: number
  /** True when everything found room and the layout is proven to be the shortest, groups taken as blocks. */
  readonly optimal: boolean
}

export type NestBudget = {
  /** Layouts to try. The same seed and steps give the same answer on every machine. */
  readonly steps?: number
  /** Time to spend by the injected clock; needs `now`. */
  readonly milliseconds?: number
}

export type NestOptions = {
  readonly seed?: number
  /** Without a budget 2,000 layouts are tried. */
  readonly budget?: NestBudget
  /** Milliseconds of any steady clock, such as `performance.now`. */
  readonly now?: () => number
  /** Placements that must stay where they are. */
  readonly locked?: readonly NestObstacle[]
  /** Lay copies of one item far from each other where that costs no film. */
  readonly spread?: boolean
  /** Called with each better layout, the first at once. */
  readonly onImprovement?: (result: NestResult) => void
  readonly signal?: { readonly aborted: boolean }
}
