import { type Ground, isGround } from './ground.ts'

/** How the sheet is looked at: nothing of it is printed. */
export type Look = { unit: RulerUnit; isGridShown: boolean; ground: Ground }
export type RulerUnit = 'in' | 'mm'

/** Of whatever was kept; what is not said of it is as at first. */
export function toLook(kept: unknown): Look {
  const { unit, isGridShown, ground }: Partial<Record<keyof Look, unknown>> = Object(kept)
  return {
    unit: unit === 'mm' ? 'mm' : 'in',
    isGridShown: isGridShown === true,
    ground: isGround(ground) ? ground : 'film',
  }
}
