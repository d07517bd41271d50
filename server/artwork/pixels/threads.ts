import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import type { Raster } from '#domain/checks/raster.ts'
import type { Repair } from '#domain/checks/repairs.ts'

/**
 * Aside from the thread that answers shoppers: a picture takes up to a second to measure, and some to repair. Threads
 * stay for a while, because starting one takes as long as measuring; they do not keep the process alive.
 */
const threads = new Piscina({
  filename: new URL('./thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.max(2, availableParallelism()),
  idleTimeout: 30_000,
  execArgv: [],
})

/** What the checks need to know of a picture that is trimmed to its ink. */
export const measureInThread = (raster: Raster): Promise<ArtworkFacts> =>
  threads.run(raster, { name: 'measure' })

/** The picture's pixels repaired. */
export const repairInThread = (raster: Raster, repair: Repair): Promise<Raster['data']> =>
  threads.run({ raster, repair }, { name: 'repair' })
