import { type Ground, isGround } from './ground.ts'

/** View settings of the sheet: none of it is printed. */
export type Look = { unit: RulerUnit; isGridShown: boolean; ground: Ground }
export type RulerUnit = 'in' | 'mm'

/** Reads any stored value; settings it lacks get their defaults. */
export function toLook(kept: unknown): Look {
  const { unit, isGridShown, ground }: Partial<Record<keyof Look, unknown>> = Object(kept)
  return {
    unit: unit === 'mm' ? 'mm' : 'in',
    isGridShown: isGridShown === true,
    ground: isGround(ground) ? ground : 'film',
  }
}
