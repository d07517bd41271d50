import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { OperatorError } from '#server/kernel/operator-error.ts'

const launcher = fileURLToPath(new URL('gangway.mjs', import.meta.url))

/**
 * Runs one of our commands in a process of its own, so that its memory is freed when it ends. It writes to our
 * terminal, and it ends when `signal` is aborted or when our process is gone, however that happened (see
 * end-with-parent.ts).
 * @throws OperatorError when it failed; by then it has printed why. An AbortError after `signal`.
 */
export async function runChildCommand(name: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [launcher, name], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const end = (): void => void child.kill('SIGTERM')
  signal.addEventListener('abort', end)
  try {
    await once(child, 'exit')
    const { exitCode: code, signalCode: endedBy } = child
    signal.throwIfAborted()
    if (code === 0) return
    const how = endedBy ? `was stopped by ${endedBy}` : 'failed'
    throw new OperatorError(`The command “${name}” ${how}. Start again: it picks up where it stopped.`)
  } finally {
    signal.removeEventListener('abort', end)
  }
}
