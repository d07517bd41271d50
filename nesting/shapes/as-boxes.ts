import type { NestItem, NestObstacle } from '../types.ts'
import { boxOfContours, layContours } from './lay-contours.ts'
import { degreesOf } from './outline/read-outline.ts'
import type { ShapeItem, ShapeObstacle } from './types.ts'

/** The item for the rectangle engine, whose layouts are also valid for the shapes. */
export const asBoxItem = ({ id, shape, copies, turns, group }: ShapeItem): NestItem => {
  const { width, height } = boxOfContours(shape)
  return { id, width, height, copies, turns: degreesOf(turns).includes(90) ? 'quarter' : 'none', group }
}

export const asBoxObstacle = (obstacle: ShapeObstacle): NestObstacle => {
  if (!('shape' in obstacle)) return obstacle
  const { x, y, width, height } = layContours(obstacle.shape, obstacle)
  return { x, y, width, height }
}
