/** Time is a dependency, so that rules about it can be tested. All times are stored in UTC. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const seconds = (count: number): number => count * 1_000
export const minutes = (count: number): number => seconds(count * 60)
export const hours = (count: number): number => minutes(count * 60)
export const days = (count: number): number => hours(count * 24)

export const after = (start: Date, milliseconds: number): Date => new Date(start.getTime() + milliseconds)
