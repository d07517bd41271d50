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

/** What an upgrade would do, for whoever decides about it; line by line. */
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
    'To do by hand, after it:',
    ...(byHand.length > 0 ? byHand.map((words) => `  - ${words}`) : ['  - Nothing.']),
    '  What is new is in CHANGELOG.md; npm run shop -- config tells whether your settings still hold.',
    '',
    ...roomWords(room),
  ]
}

/** Written anew by a slow disk, in bytes a second, and what each statement takes at least, in ms. */
const [slowDisk, eachStatement] = [10_000_000, 20]

/** In ms; at most, where nothing but the sizes of its tables is known. */
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
    ...(touched.length > 0 ? [`tables of yours: ${touched.join(', ')}`] : []),
  ]
}

function rehearsalWords(rehearsal: Rehearsal, all: string): string {
  if (rehearsal.kind === 'tried')
    return `All of it takes ${all}: it was tried on a copy of this shop, which opens afterwards.`
  if (rehearsal.kind === 'untried')
    return `All of it takes ${all} at most. This is estimated from the size of the tables: ${rehearsal.reason}.`
  return (
    `Do not upgrade yet: it was tried on a copy of this shop, and ${rehearsal.reason}. Tell whoever made this version. ` +
    'The shop itself was not touched.'
  )
}

function roomWords(room: BackupRoom): string[] {
  const { folder, databaseBytes, files, freeBytes } = room
  const count = files.count.toLocaleString('en-US')
  return [
    `The backup that is made first needs up to ${megabytesOrMore(databaseBytes + files.bytes)} (database ${megabytesOrMore(databaseBytes)}, ` +
      `${count} ${files.count === 1 ? 'file' : 'files'} ${megabytesOrMore(files.bytes)}) at ${folder}.`,
    isRoomEnough(room)
      ? `There is room: ${megabytesOrMore(freeBytes)} are free.`
      : `There is no room for it: ${megabytesOrMore(freeBytes)} are free. Name another disk by --backup FOLDER, or free up space.`,
  ]
}

/** In words, rounded up. */
export function duration(milliseconds: number): string {
  const [second, minute] = [1_000, 60_000]
  if (milliseconds < second) return 'less than a second'
  if (milliseconds < 2 * minute) return `about ${Math.ceil(milliseconds / second)} seconds`
  return `about ${Math.ceil(milliseconds / minute)} minutes`
}
