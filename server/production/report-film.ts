import { and, desc, gte, lt, sql } from 'drizzle-orm'
import { addDays, isLocalDay, type LocalDay, localTimeOf, momentOf } from '#domain/local-time.ts'
import { type ReprintReason, reprintReasons } from '#domain/orders/production.ts'
import { mayBeLate } from '#server/kernel/postgres/may-be-late.ts'
import { toCsv } from '#server/kernel/text/csv.ts'
import type { ProductionDeps } from './deps.ts'
import { productionPrints, productionReprints } from './tables.ts'

/** Whole days of the shop's calendar, including the last one. */
export type Period = { from: LocalDay; to: LocalDay }

export type FilmDay = { day: LocalDay; usedInches: number; wastedInches: number }
export type FilmReason = {
  reason: ReprintReason
  name: string
  reprints: number
  copies: number
  wastedInches: number
}
export type ReprintRow = {
  id: string
  ticket: string
  copies: number
  reason: string
  note: string
  wastedInches: number
  at: Date
  actorName: string
}

/** Lengths in inches of film. Wasted film is part of the used film. */
export type FilmReport = {
  period: Period
  usedInches: number
  wastedInches: number
  prints: number
  days: FilmDay[]
  reasons: FilmReason[]
  /** The newest of the period, at most a hundred. */
  reprints: ReprintRow[]
}

const shownReprints = 100

/** The last 30 days unless others are requested. */
export async function readPeriod(
  { clock, readSettings }: Pick<ProductionDeps, 'clock' | 'readSettings'>,
  asked: { from: string | null; to: string | null },
): Promise<Period> {
  const today = localTimeOf(clock.now(), (await readSettings()).timeZone).day
  const to = asked.to && isLocalDay(asked.to) ? asked.to : today
  const from = asked.from && isLocalDay(asked.from) ? asked.from : addDays(to, -29)
  return from <= to ? { from, to } : { from: to, to: from }
}

type FilmDeps = Pick<ProductionDeps, 'database' | 'clock' | 'readSettings'>
type Asked = { from: string | null; to: string | null }

/** Film used and wasted in a period, by day and by reason. Staff only. */
export const reportFilm = (deps: FilmDeps, asked: Asked): Promise<FilmReport> =>
  mayBeLate(() => readFilm(deps, asked))

/** The days of the period, then each reason, as CSV. Staff only. */
export const exportFilm = (deps: FilmDeps, asked: Asked): Promise<{ csv: string; fileName: string }> =>
  mayBeLate(() => writeFilm(deps, asked))

async function readFilm(deps: FilmDeps, asked: Asked): Promise<FilmReport> {
  const period = await readPeriod(deps, asked)
  const { timeZone } = await deps.readSettings()
  const start = momentOf(period.from, '00:00', timeZone)
  const end = momentOf(addDays(period.to, 1), '00:00', timeZone)
  const { orm } = deps.database
  const printed = and(gte(productionPrints.at, start), lt(productionPrints.at, end))
  const spoiled = and(gte(productionReprints.at, start), lt(productionReprints.at, end))
  const dayOf = (column: typeof productionPrints.at | typeof productionReprints.at) =>
    sql<string>`to_char(${column} at time zone ${sql.raw(`'${timeZone.replaceAll("'", "''")}'`)}, 'YYYY-MM-DD')`
  const used = await orm
    .select({
      day: dayOf(productionPrints.at),
      inches: sql<number>`sum(${productionPrints.inches})`,
      prints: sql<number>`count(*)::int`,
    })
    .from(productionPrints)
    .where(printed)
    .groupBy(sql`1`)
  const wasted = await orm
    .select({
      day: dayOf(productionReprints.at),
      inches: sql<number>`sum(${productionReprints.wastedInches})`,
    })
    .from(productionReprints)
    .where(spoiled)
    .groupBy(sql`1`)
  const reasons = await orm
    .select({
      reason: productionReprints.reason,
      reprints: sql<number>`count(*)::int`,
      copies: sql<number>`sum(${productionReprints.copies})::int`,
      wastedInches: sql<number>`sum(${productionReprints.wastedInches})`,
    })
    .from(productionReprints)
    .where(spoiled)
    .groupBy(productionReprints.reason)
    .orderBy(desc(sql`4`), desc(sql`2`))
  const rows = await orm
    .select()
    .from(productionReprints)
    .where(spoiled)
    .orderBy(desc(productionReprints.at))
    .limit(shownReprints)
  const usedBy = new Map(used.map(({ day, inches }) => [day, inches]))
  const wastedBy = new Map(wasted.map(({ day, inches }) => [day, inches]))
  const days = [...new Set([...usedBy.keys(), ...wastedBy.keys()])].sort()
  return {
    period,
    usedInches: sum(used.map(({ inches }) => inches)),
    wastedInches: sum(wasted.map(({ inches }) => inches)),
    prints: sum(used.map(({ prints }) => prints)),
    days: days.map((day) => ({
      day,
      usedInches: usedBy.get(day) ?? 0,
      wastedInches: wastedBy.get(day) ?? 0,
    })),
    reasons: reasons.map((row) => ({ ...row, name: reprintReasons[row.reason] })),
    reprints: rows.map(({ id, ticket, copies, reason, note, wastedInches, at, actorName }) => ({
      ...{ id, ticket, copies, note, wastedInches, at, actorName },
      reason: reprintReasons[reason],
    })),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

async function writeFilm(deps: FilmDeps, asked: Asked): Promise<{ csv: string; fileName: string }> {
  const { period, days, reasons } = await readFilm(deps, asked)
  const inches = (length: number): string => length.toFixed(2)
  const csv = toCsv(
    ['Day or reason', 'Film used (in)', 'Film wasted (in)', 'Reprints', 'Copies'],
    [
      ...days.map(({ day, usedInches, wastedInches }) => [
        day,
        inches(usedInches),
        inches(wastedInches),
        '',
        '',
      ]),
      ...reasons.map(({ name, wastedInches, reprints, copies }) => [
        name,
        '',
        inches(wastedInches),
        reprints,
        copies,
      ]),
    ],
  )
  return { csv, fileName: `film-${period.from}-to-${period.to}.csv` }
}
