import type { Migration } from '#server/kernel/postgres/migrations.ts'
import { runChildCommand } from '../run-child-command.ts'
import { wordsFor } from '../words-for.ts'

/** Runs next to the open shop; whatever is unfinished when it stops or fails is resumed at the next start. */
export const fillDemo = (signal: AbortSignal): Promise<void> =>
  runChildCommand('seed', signal).catch((error: unknown) => {
    if (!signal.aborted) console.error(wordsFor(error) ?? error)
  })

/** Share of the remaining time, so that each later step gets some. */
export const shareOfJobs = 0.6

export const say = (message: string): void => console.log(message)

/** Says nothing for a new shop: no one wants to read how it is set up. */
export function tellSteps(steps: readonly Migration[]): void {
  if (steps.length > 0 && steps[0]?.position !== 0)
    say(`The database is brought up to date first (steps: ${steps.length}) …`)
}
