import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import { isOverLimits, overLimitsSignal, rest, type Watched } from './shared-limits.ts'

/** Kills the process that it runs in when a task exceeds its limits, or when the server that started it is gone. */

const { buffer, server }: Watched = workerData
/** In ms between two checks; when idle, only whether the server is still there is checked. */
const pauses = { atWork: 50, idle: 1_000 }
flushCompileCache()

for (let isTold = false; ; rest(buffer, pauses)) {
  if (process.ppid !== server || isTold) process.kill(process.pid, 'SIGKILL')
  if (!isOverLimits(buffer)) continue
  isTold = true
  // No handler is installed for it, so it ends the process and also tells the server why.
  process.kill(process.pid, overLimitsSignal)
}
