/** The hero's designs by printed size in inches; no React here, so that the layout can be tested on its own. */
export const heroDesigns = {
  sunset: { width: 7, height: 7 },
  bolt: { width: 3.9, height: 7 },
  daisy: { width: 5, height: 5 },
  jersey: { width: 6, height: 5.7 },
  cactus: { width: 4, height: 6 },
  wave: { width: 9, height: 4.5 },
  tide: { width: 10, height: 3.2 },
  cherries: { width: 4, height: 4 },
  mushroom: { width: 4.5, height: 4.4 },
  star: { width: 3, height: 3 },
  cassette: { width: 6, height: 4 },
  trout: { width: 7, height: 3.5 },
  club: { width: 11, height: 1.9 },
  rocket: { width: 3.5, height: 6.5 },
} as const

export type HeroDesignId = keyof typeof heroDesigns
export type HeroOrder = Record<HeroDesignId, number>

const start: HeroOrder = {
  sunset: 1,
  bolt: 1,
  daisy: 1,
  jersey: 1,
  cactus: 1,
  wave: 1,
  tide: 1,
  cherries: 1,
  mushroom: 2,
  star: 3,
  cassette: 1,
  trout: 1,
  club: 1,
  rocket: 1,
}

/** One change after another; the last one leads back to the start. */
const changes: readonly Partial<HeroOrder>[] = [
  { star: 4 },
  { cherries: 2 },
  { trout: 0, daisy: 2 },
  { star: 5 },
  { bolt: 2, cassette: 0 },
  { daisy: 1, mushroom: 3, star: 3 },
  { trout: 1, bolt: 1 },
  { cassette: 1, cherries: 1, mushroom: 2 },
]

/** What is on the sheet after this many changes. */
export function heroOrder(step: number): HeroOrder {
  const passed = changes.slice(0, step % changes.length)
  return Object.assign({ ...start }, ...passed)
}

export const heroOrderCount = changes.length
