import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import { isOverLimits, overLimitsSignal, rest, type Watched } from './shared-limits.ts'

/** Ends the process that it runs in when a task takes too much, or when the server that ordered it is gone. */

const { buffer, server }: Watched = workerData
/** In ms between two looks: while nothing is done, at whether the server is still there alone. */
const pauses = { atWork: 50, idle: 1_000 }
flushCompileCache()

for (let isTold = false; ; rest(buffer, pauses)) {
  if (process.ppid !== server || isTold) process.kill(process.pid, 'SIGKILL')
  if (!isOverLimits(buffer)) continue
  isTold = true
  // Nothing listens to it, so that it ends the process, too, and tells the server why.
  process.kill(process.pid, overLimitsSignal)
}
