import { type ChildProcess, fork } from 'node:child_process'
import { DecoderLost, DecodingStopped } from './decoding-stopped.ts'
import { overLimitsSignal } from './shared-limits.ts'
import { type Limits, type Order, type Report, unpack } from './worker-messages.ts'

export type Assignment = {
  module: string
  name: string
  input: unknown
  folder: string
  limits: Limits
  onTold(note: unknown): void
}

/** A decoding process. Runs one task at a time; once `isUsable` is false, it is gone. */
export type Decoder = {
  readonly isUsable: boolean
  /** @throws DecodingStopped, DecoderLost, or what the task threw. */
  do(assignment: Assignment): Promise<unknown>
  /** Immediately, whatever it is doing. */
  end(): void
}

/** Where its code and fonts are, and nothing else that the server knows: no address, password or key. */
const passedOn = [
  ...['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'NODE_ENV', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'],
  ...['GLIBC_TUNABLES', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'XDG_CACHE_HOME', 'SystemRoot', 'windir'],
]

/**
 * Startup options that keep its memory small. Node may ask for a lot: the guard's memory limit is the one that counts.
 */
export const smallProcess = {
  // glibc keeps freed memory in per-thread arenas: with few arenas the process stays small.
  env: { MALLOC_ARENA_MAX: '2' },
  // V8 never shrinks the space for new objects that a task once needed.
  execArgv: ['--max-old-space-size=8192', '--max-semi-space-size=2'],
}

export function startDecoder(): Decoder {
  const child = fork(new URL('./entry.ts', import.meta.url), {
    env: {
      ...Object.fromEntries(
        passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
      ),
      ...smallProcess.env,
    },
    execArgv: smallProcess.execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Without a listener, a pipe error would crash the server; the exit that follows is what counts.
  child.on('error', () => undefined)
  stayAliveFor(child, false)

  return {
    get isUsable() {
      return child.connected && child.exitCode === null && child.signalCode === null
    },

    async do({ module, name, input, folder, limits, onTold }) {
      stayAliveFor(child, true)
      let isBegun = false
      let isKilled = false
      const clock = setTimeout(() => {
        isKilled = true
        child.kill('SIGKILL')
      }, limits.milliseconds)
      try {
        return await new Promise<unknown>((done, failed) => {
          child.on('message', (report: Report) => {
            clock.refresh()
            if (report.kind === 'begun') isBegun = true
            if (report.kind === 'told') onTold(report.note)
            if (report.kind === 'done') done(report.output)
            if (report.kind === 'failed') failed(unpack(report.error))
          })
          child.once('exit', (code, signal) => {
            const reason = isKilled
              ? 'took_too_long'
              : signal === overLimitsSignal
                ? 'took_too_much'
                : 'crashed'
            if (!isBegun && !isKilled) failed(new DecoderLost(signal ?? code))
            else failed(new DecodingStopped(reason, name))
          })
          const order: Order = { module, name, input, folder, limits }
          child.send(order, (error) => {
            if (error && child.connected) failed(error)
          })
        })
      } finally {
        clearTimeout(clock)
        child.removeAllListeners('message')
        child.removeAllListeners('exit')
        stayAliveFor(child, false)
      }
    },

    end() {
      child.kill('SIGKILL')
    },
  }
}

/** Only a busy decoder keeps the server's process alive. */
function stayAliveFor(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) child.ref()
  else child.unref()
  if (isBusy) child.channel?.ref()
  else child.channel?.unref()
}
