import fc from 'fast-check'

/** What may happen to a shop. `during`: while it starts, and not when it is open. */
export type Trouble =
  | { kind: 'kill-shop'; during: 'work' | 'start'; afterMs: number }
  | { kind: 'kill-both'; during: 'work' | 'start'; afterMs: number }
  | { kind: 'kill-postgres'; afterMs: number }
  | { kind: 'cut-connections'; afterMs: number }
  | { kind: 'stop-postgres'; afterMs: number; forMs: number }
  | { kind: 'storage'; state: 'down' | 'hanging'; afterMs: number; forMs: number }
  | { kind: 'mail'; state: 'down' | 'hanging'; afterMs: number; forMs: number }

const afterMs = fc.integer({ min: 100, max: 4_000 })
const forMs = fc.integer({ min: 200, max: 5_000 })
const during = fc.constantFrom('work', 'work', 'work', 'work', 'start' as const)
const state = fc.constantFrom('down' as const, 'hanging' as const)

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('kill-shop' as const), during, afterMs }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('kill-both' as const), during, afterMs }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill-postgres' as const), afterMs }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut-connections' as const), afterMs }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop-postgres' as const), afterMs, forMs }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('storage' as const), state, afterMs, forMs }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mail' as const), state, afterMs, forMs }) },
)

export const isKill = ({ kind }: Trouble): boolean => kind.startsWith('kill')

/** The troubles of a seed, up to this number of kills. Each seed always has the same ones. */
export function scheduleOf(seed: number, kills: number): Trouble[] {
  const drawn = fc.sample(trouble, { seed, numRuns: 20 + 4 * kills })
  const last = drawn.reduce(
    (at, one, index) => (isKill(one) && drawn.slice(0, index).filter(isKill).length < kills ? index : at),
    0,
  )
  return drawn.slice(0, last + 1)
}

/** The same troubles split into parts with this many kills; the last one may have fewer. */
export function legsOf(troubles: readonly Trouble[], kills: number): Trouble[][] {
  const legs: Trouble[][] = [[]]
  for (const trouble of troubles) {
    const leg = legs.at(-1) ?? []
    if (isKill(trouble) && leg.filter(isKill).length === kills) legs.push([trouble])
    else leg.push(trouble)
  }
  return legs
}
