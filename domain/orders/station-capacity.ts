import { z } from 'zod'
import { type Process, placesOf, processes, processSchema } from './production.ts'

/** The unit for a station's daily capacity: copies of items, or feet of film. */
export const capacityUnits = ['pieces', 'feet'] as const
export type CapacityUnit = (typeof capacityUnits)[number]

const capacitySchema = z.object({
  amount: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'At least 1, or leave it empty')
    .max(100_000, 'This is too high'),
  unit: z.enum(capacityUnits).default('pieces'),
})
export type Capacity = z.output<typeof capacitySchema>

/** How much each station can do in a day; a station left out is never overbooked. Only Print is counted in film. */
export const stationCapacitySchema = z
  .partialRecord(processSchema, capacitySchema)
  .refine((stations) => processes.every((one) => one === 'print' || stations[one]?.unit !== 'feet'), {
    message: 'Only Print is counted in feet',
  })
export type StationCapacity = z.output<typeof stationCapacitySchema>

/** The work left on an item: `filmInches` is per copy, 0 for anything not printed on film. */
export type PlannedItem = {
  route: readonly Process[]
  place: Process | 'packed'
  copies: number
  filmInches: number
}

export type StationLoad = {
  station: Process
  pieces: number
  /** Feet of film; only at Print. */
  feet: number
  /** Null if the station has no limit. */
  capacity: Capacity | null
  /** Percentage of its capacity; null if it has none. */
  share: number | null
}

const inchesPerFoot = 12

/** The load of these items on each station that they have not passed, in floor order. */
export function loadsOf(items: readonly PlannedItem[], capacities: StationCapacity): StationLoad[] {
  return processes.flatMap((station) => {
    const waiting = items.filter(({ route, place }) => isStillTo(route, place, station))
    if (waiting.length === 0) return []
    const pieces = waiting.reduce((sum, { copies }) => sum + copies, 0)
    const inches =
      station === 'print' ? waiting.reduce((sum, { copies, filmInches }) => sum + copies * filmInches, 0) : 0
    const feet = Math.ceil(inches / inchesPerFoot)
    const capacity = capacities[station] ?? null
    const used = capacity?.unit === 'feet' ? feet : pieces
    return { station, pieces, feet, capacity, share: capacity && Math.round((100 * used) / capacity.amount) }
  })
}

const isStillTo = (route: readonly Process[], place: PlannedItem['place'], station: Process): boolean => {
  const on = placesOf(route)
  return route.includes(station) && on.indexOf(place) <= on.indexOf(station)
}

export const isOverbooked = ({ share }: StationLoad): boolean => share !== null && share > 100

/** "48 of 40 pieces", "120 of 200 ft", "48 pieces". */
export function loadWords({ pieces, feet, capacity }: StationLoad): string {
  if (capacity?.unit === 'feet') return `${feet} of ${capacity.amount} ft`
  if (capacity) return `${pieces} of ${capacity.amount} ${capacity.amount === 1 ? 'piece' : 'pieces'}`
  const film = feet > 0 ? `, ${feet} ft` : ''
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}${film}`
}
