import { activeTiers } from './active-tiers.ts'

export const pricingCalls = {
  /** What prices carts now; the same rows go to the browser. */
  activeTiers,
}
