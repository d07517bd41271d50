import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ownersEnvironment, root, startCommand } from './start-command.ts'

export type ServerProcess = AsyncDisposable & {
  origin: string
  pid: number
  /** Kills it like a power failure; none of its own code gets to run. */
  kill(): Promise<void>
  /** Resolves when it has ended, by itself or not, with its exit code; null if a signal ended it. */
  gone: Promise<number | null>
}

export type ServerProcessOptions = {
  dataDirectory: string
  port: number
  settings?: Record<string, string>
  /** `--web` or `--worker`. */
  flags?: readonly string[]
  /** Called before it is open: a starting process can be killed as well. */
  onSpawn?: (pid: number) => void
}

/**
 * The shop started with the command of `npm start`, in a separate process, on its own database unless settings name
 * one.
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { dataDirectory, port, settings, flags = [], onSpawn } = options
  const { program, words } = startCommand(flags)
  const child = spawn(program, words, {
    cwd: root,
    env: {
      ...ownersEnvironment(dataDirectory, port),
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      // All visitors of a test come from one network.
      REQUESTS_PER_MINUTE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid) onSpawn?.(child.pid)
  const gone = once(child, 'exit').then(([exitCode]) => exitCode as number | null)
  const said: string[] = []
  const listenTo = (stream: NodeJS.ReadableStream, heard: (line: string) => void): void => {
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      heard(line)
    })
  }
  await new Promise<void>((done, failed) => {
    listenTo(child.stdout, (line) => /^The (shop is open|worker is running)/.test(line) && done())
    listenTo(child.stderr, () => {})
    child.once('error', failed)
    child.once('exit', () => failed(new Error(`The shop did not open:\n${said.join('\n')}`)))
  })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    gone,
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  }
}
