import { z } from 'zod'
import { type Process, placesOf, processes, processSchema } from './production.ts'

/** What a day at a station is counted in: copies of items, or feet of film. */
export const capacityUnits = ['pieces', 'feet'] as const
export type CapacityUnit = (typeof capacityUnits)[number]

const capacitySchema = z.object({
  amount: z
    .number('Give a number')
    .int('Give a whole number')
    .min(1, 'At least 1, or leave it empty')
    .max(100_000, 'This is too much'),
  unit: z.enum(capacityUnits).default('pieces'),
})
export type Capacity = z.output<typeof capacitySchema>

/** How much each station can do in a day; one that is left out is never overbooked. Film is counted at Print alone. */
export const stationCapacitySchema = z
  .partialRecord(processSchema, capacitySchema)
  .refine((stations) => processes.every((one) => one === 'print' || stations[one]?.unit !== 'feet'), {
    message: 'Only Print is counted in feet',
  })
export type StationCapacity = z.output<typeof stationCapacitySchema>

/** What of an item is still to be done: `filmInches` of one copy, 0 for what is not printed on film. */
export type PlannedItem = {
  route: readonly Process[]
  place: Process | 'packed'
  copies: number
  filmInches: number
}

export type StationLoad = {
  station: Process
  pieces: number
  /** Of film; at Print alone. */
  feet: number
  /** Null where the station has no limit. */
  capacity: Capacity | null
  /** Of its capacity, in per cent; null without one. */
  share: number | null
}

const inchesPerFoot = 12

/** What these items ask of each station that they have not passed, in the order of the floor. */
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
