import { megabytesOrMore } from '#server/kernel/files/free-space.ts'
import { type Migration, tablesOf } from '#server/kernel/postgres/migrations.ts'
import type { TableSize } from '#server/kernel/postgres/table-sizes.ts'
import type { Rehearsal } from './rehearse.ts'
import { type BackupRoom, isRoomEnough } from './room.ts'

export type UpgradePlan = {
  pending: readonly Migration[]
  sizes: ReadonlyMap<string, TableSize>
  rehearsal: Rehearsal
  room: BackupRoom
}

/** What an upgrade would do, line by line, for the person deciding on it. */
export function wordsOfPlan({ pending, sizes, rehearsal, room }: UpgradePlan): string[] {
  const tried = rehearsal.kind === 'tried' ? rehearsal.steps : []
  const times = new Map(
    pending.map((step) => [
      step.name,
      tried.find(({ name }) => name === step.name)?.milliseconds ?? estimateOf(step, sizes),
    ]),
  )
  const byHand = pending.flatMap((step) => step.byHand)
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [
    `What this version changes in the database (steps: ${pending.length}):`,
    ...pending.flatMap((step) => [
      '',
      `  ${step.says}`,
      `    step ${step.name}, ${duration(times.get(step.name) ?? 0)}`,
      ...tablesWords(step, sizes).map((words) => `    ${words}`),
    ]),
    '',
    rehearsalWords(rehearsal, duration(all)),
    '',
    'To do by hand afterward:',
    ...(byHand.length > 0 ? byHand.map((words) => `  - ${words}`) : ['  - Nothing.']),
    '  CHANGELOG.md lists what’s new; npm run shop -- config shows whether your settings are still valid.',
    '',
    ...roomWords(room),
  ]
}

/** How fast a slow disk rewrites data, in bytes per second, and the minimum time for each statement, in ms. */
const [slowDisk, eachStatement] = [10_000_000, 20]

/** In ms; an upper bound when only the sizes of its tables are known. */
function estimateOf(step: Migration, sizes: UpgradePlan['sizes']): number {
  const bytes = tablesOf(step).reduce((sum, { name }) => sum + (sizes.get(name)?.bytes ?? 0), 0)
  return step.statements.length * eachStatement + (bytes / slowDisk) * 1_000
}

function tablesWords(step: Migration, sizes: UpgradePlan['sizes']): string[] {
  const tables = tablesOf(step)
  const added = tables.filter(({ isNew }) => isNew).map(({ name }) => name)
  const touched = tables.flatMap(({ name }) => {
    const size = sizes.get(name)
    return size ? [`${name} (${size.rows.toLocaleString('en-US')} rows)`] : []
  })
  return [
    ...(added.length > 0 ? [`new tables: ${added.join(', ')}`] : []),
    ...(touched.length > 0 ? [`your tables: ${touched.join(', ')}`] : []),
  ]
}

function rehearsalWords(rehearsal: Rehearsal, all: string): string {
  if (rehearsal.kind === 'tried')
    return `It all takes ${all}: this was tried on a copy of this shop, which opens afterward.`
  if (rehearsal.kind === 'untried')
    return `It all takes ${all} at most. This is an estimate from the size of the tables: ${rehearsal.reason}.`
  return (
    `Don’t upgrade yet: it was tried on a copy of this shop, and ${rehearsal.reason}. Tell whoever made this version. ` +
    'The shop itself was not touched.'
  )
}

function roomWords(room: BackupRoom): string[] {
  const { folder, databaseBytes, files, freeBytes } = room
  const count = files.count.toLocaleString('en-US')
  return [
    `The backup made first needs up to ${megabytesOrMore(databaseBytes + files.bytes)} (database ${megabytesOrMore(databaseBytes)}, ` +
      `${count} ${files.count === 1 ? 'file' : 'files'} ${megabytesOrMore(files.bytes)}) at ${folder}.`,
    isRoomEnough(room)
      ? `There is enough space: ${megabytesOrMore(freeBytes)} is free.`
      : `There isn’t enough space: ${megabytesOrMore(freeBytes)} is free. Choose another disk with --backup FOLDER, or free up space.`,
  ]
}

/** In words, rounded up. */
export function duration(milliseconds: number): string {
  const [second, minute] = [1_000, 60_000]
  if (milliseconds < second) return 'less than a second'
  if (milliseconds < 2 * minute) return `about ${Math.ceil(milliseconds / second)} seconds`
  return `about ${Math.ceil(milliseconds / minute)} minutes`
}
