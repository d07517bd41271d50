import type { NestBudget, NestObstacle, NestStrip, NestUnplaced } from '../types.ts'

/** x, y in the caller's unit (mm or inches). */
export type Point = readonly [number, number]

/** One island of ink. Holes may take other items if they are wide enough. In either direction, closed implicitly. */
export type Contour = {
  readonly outline: readonly Point[]
  readonly holes?: readonly (readonly Point[])[]
}

/** `none`, half turns, quarter turns, or a step in degrees that divides 360. */
export type ShapeTurns = 'none' | 'half' | 'quarter' | { readonly step: number }

/** One design to print by its true shape: one or more islands that move together. */
export type ShapeItem = {
  readonly id: string
  readonly shape: readonly Contour[]
  readonly copies: number
  readonly turns: ShapeTurns
  /** Items that share a group are nested into one another first and then move and turn as one. */
  readonly group?: string
}

/** A shape that is already on the film, positioned like a `ShapePlacement`. */
export type PlacedShape = {
  readonly shape: readonly Contour[]
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** An area that is already occupied: a box, or a shape whose hollows may still be used. */
export type ShapeObstacle = NestObstacle | PlacedShape

/**
 * The position of one copy: its contours turned by `turn` degrees about the origin (x to the right, y along the film:
 * x' = x cos − y sin, y' = x sin + y cos), then moved so that the corner of their box nearest to the film's start is at
 * `x`, `y`. `width` and `height` are those of the box as placed.
 */
export type ShapePlacement = {
  readonly itemId: string
  /** 0 … copies − 1. */
  readonly copy: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
}

/** Something that was interpreted differently from how it was given, always on the safe side. */
export type ShapeNote = {
  readonly itemId: string
  /** The contour crosses itself: its convex hull was nested instead. */
  readonly note: 'self_crossing'
}

export type ShapeResult = {
  readonly placements: readonly ShapePlacement[]
  /** Length of film used, with both margins; locked placements count. 0 when nothing is on it. */
  readonly height: number
  readonly unplaced: readonly NestUnplaced[]
  readonly notes: readonly ShapeNote[]
  /** Area of ink placed (and locked) over width × height, 0 … 1. */
  readonly density: number
  /** No layout can be shorter than this; 0 when something did not fit. */
  readonly lowerBound: number
  /** True when everything fit and the layout is proven to be the shortest. */
  readonly optimal: boolean
}

export type ShapeOptions = {
  readonly seed?: number
  /** A step is one attempt to separate a layout, or one item placed. Without a budget, 200 steps are taken. */
  readonly budget?: NestBudget
  /** Milliseconds from any monotonic clock, such as `performance.now`. */
  readonly now?: () => number
  /** Placements that must stay where they are. */
  readonly locked?: readonly ShapeObstacle[]
  /** Places copies of one item far from each other if another item with the same shape can take their place. */
  readonly spread?: boolean
  /** Called with each better layout, and right away with the first. */
  readonly onImprovement?: (result: ShapeResult) => void
  readonly signal?: { readonly aborted: boolean }
}

export type ShapeStrip = NestStrip
