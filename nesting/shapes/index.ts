export { nestShapes } from './nest-shapes.ts'
export { createShapeNester, type ShapeNester } from './shape-nester.ts'
export type {
  Contour,
  Point,
  ShapeItem,
  ShapeNote,
  ShapeOptions,
  ShapePlacement,
  ShapeResult,
  ShapeStrip,
  ShapeTurns,
} from './types.ts'
