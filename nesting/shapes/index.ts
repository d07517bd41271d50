export { type FilledShapes, fillShapes } from './fill-shapes.ts'
export { nestShapes } from './nest-shapes.ts'
export { createShapeNester, type ShapeNester } from './shape-nester.ts'
export type { AlphaMask } from './trace/ink.ts'
export { type TraceOptions, traceContours } from './trace/trace-contours.ts'
export type {
  Contour,
  PlacedShape,
  Point,
  ShapeItem,
  ShapeNote,
  ShapeObstacle,
  ShapeOptions,
  ShapePlacement,
  ShapeResult,
  ShapeStrip,
  ShapeTurns,
} from './types.ts'
