import type { Migration } from '#server/kernel/postgres/migrations.ts'
import { runChildCommand } from '../run-child-command.ts'
import { wordsFor } from '../words-for.ts'

/** Beside the shop that is open; what is not done when it stops, or fails, is taken up by the next start. */
export const fillDemo = (signal: AbortSignal): Promise<void> =>
  runChildCommand('seed', signal).catch((error: unknown) => {
    if (!signal.aborted) console.error(wordsFor(error) ?? error)
  })

/** Of the time that is left, so that each later step has some. */
export const shareOfJobs = 0.6

export const say = (message: string): void => console.log(message)

/** Of a new shop nobody wants to hear how it is made. */
export function tellSteps(steps: readonly Migration[]): void {
  if (steps.length > 0 && steps[0]?.position !== 0)
    say(`The database is brought up to date first (steps: ${steps.length}) …`)
}
