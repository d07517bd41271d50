import { closeRolls } from './closing/close-rolls.ts'
import { deliverRoll } from './deliver/deliver-roll.ts'
import { closeRollsJob, deliverRollJob, drawRollJob, type RollsDeps } from './deps.ts'
import { drawRoll } from './draw-roll.ts'

export function handleJobs(deps: RollsDeps): void {
  deps.jobs.handle(deliverRollJob, ({ deliveryId }) => deliverRoll(deps, deliveryId), { concurrency: 2 })
  deps.jobs.handle(drawRollJob, ({ rollId }) => drawRoll(deps, rollId))
  deps.jobs.handle(closeRollsJob, () => closeRolls(deps))
  deps.jobs.schedule(closeRollsJob, '* * * * *', {})
}
