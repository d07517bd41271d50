import type { Motif } from '../motif.ts'
import { creatures } from './creatures.ts'
import { faces } from './faces.ts'
import { food } from './food.ts'
import { fruits, plants } from './plants.ts'
import { holidays, sky } from './sky.ts'
import { sports, vehicles } from './sports.ts'
import { music, things, tools } from './things.ts'

/** Everything the engine can draw, by name. */
export const motifs = {
  ...faces,
  ...creatures,
  ...plants,
  ...fruits,
  ...food,
  ...sports,
  ...vehicles,
  ...sky,
  ...holidays,
  ...music,
  ...tools,
  ...things,
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
