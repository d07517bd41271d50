import { createPool, type Lane } from './pool.ts'
import type { Limits } from './worker-messages.ts'

export { DecodingStopped } from './decoding-stopped.ts'
export type { Lane } from './pool.ts'
export type { Limits } from './worker-messages.ts'

/** A function of some module that runs in a separate process. Input and output are plain data. */
export type Task<Input, Output, Note> = {
  module: string
  name: string
  limits: Limits
  /** Types only. */
  readonly does?: (input: Input, tell: (note: Note) => void) => Promise<Output>
}

/**
 * Defines the function `name` of the module at `address` as a task. Its types come from `import type`: the server never
 * loads the module.
 */
export const defineTask = <Work extends AnyWork>(
  address: URL,
  name: string,
  limits: Limits,
): Task<Parameters<Work>[0], Awaited<ReturnType<Work>>, NoteOf<Work>> => ({
  module: address.href,
  name,
  limits,
})

type AnyWork = (...told: never[]) => Promise<unknown>

type NoteOf<Work extends AnyWork> = Parameters<Work>[1] extends (note: infer Note) => void ? Note : never

/** One per process, like its libraries' own threads. They end with it. */
const pool = createPool()

/**
 * Runs a task in a separate process: for everything that reads untrusted bytes. The process is killed if it exceeds its
 * limits; the task's temporary files are always removed. A task may run twice if something else ended its process: a
 * system that runs out of memory kills these first.
 * @throws DecodingStopped if its process had to be killed, or crashed twice; otherwise what the task threw.
 */
export async function decode<Input, Output, Note>(
  { module, name, limits }: Task<Input, Output, Note>,
  input: Input,
  { lane, onTold = () => undefined }: { lane: Lane; onTold?: (note: Note) => void },
): Promise<Output> {
  const assignment = { module, name, input, limits, onTold: (note: unknown) => onTold(note as Note) }
  return (await pool.run(lane, assignment)) as Output
}
