import type { HeroDesignId } from '../hero-orders.ts'
import { Bolt } from './bolt.tsx'
import { Cactus } from './cactus.tsx'
import { Cassette } from './cassette.tsx'
import { Cherries } from './cherries.tsx'
import { Daisy } from './daisy.tsx'
import { HighTide } from './high-tide.tsx'
import { Jersey } from './jersey.tsx'
import { Mushroom } from './mushroom.tsx'
import { Rocket } from './rocket.tsx'
import { RunClub } from './run-club.tsx'
import { Star } from './star.tsx'
import { Sunset } from './sunset.tsx'
import { Trout } from './trout.tsx'
import { Wave } from './wave.tsx'

/** The drawing for each design; drawings are in hundredths of an inch. */
export const drawings: Record<HeroDesignId, typeof Bolt> = {
  sunset: Sunset,
  bolt: Bolt,
  daisy: Daisy,
  jersey: Jersey,
  cactus: Cactus,
  wave: Wave,
  tide: HighTide,
  cherries: Cherries,
  mushroom: Mushroom,
  star: Star,
  cassette: Cassette,
  trout: Trout,
  club: RunClub,
  rocket: Rocket,
}
