import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import { isOverLimits, overLimitsSignal, type Watched } from './shared-limits.ts'

/** Ends the process that it runs in when a task takes too much, or when the server that ordered it is gone. */

const { buffer, server }: Watched = workerData
const everyMilliseconds = 50
let isTold = false
flushCompileCache()

setInterval(() => {
  if (process.ppid !== server || isTold) process.kill(process.pid, 'SIGKILL')
  if (!isOverLimits(buffer)) return
  isTold = true
  // Nothing listens to it, so that it ends the process, too, and tells the server why.
  process.kill(process.pid, overLimitsSignal)
}, everyMilliseconds)
