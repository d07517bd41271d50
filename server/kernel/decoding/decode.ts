import { createPool, type Lane } from './pool.ts'
import type { Limits } from './worker-messages.ts'

export { DecodingStopped } from './decoding-stopped.ts'
export type { Lane } from './pool.ts'
export type { Limits } from './worker-messages.ts'

/** A function of some module that runs in a process of its own. What goes in and comes out is plain data. */
export type Task<Input, Output, Note> = {
  module: string
  name: string
  limits: Limits
  /** Types only. */
  readonly does?: (input: Input, tell: (note: Note) => void) => Promise<Output>
}

/** Names `name` of the module at `address` as a task. Its types come by `import type`: the server never loads it. */
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

/** One for this process, like its libraries' own threads. They end with it. */
const pool = createPool()

/**
 * Does a task apart from the server: for everything that reads bytes of strangers. Past its limits the process is
 * killed; temporary files of the task are removed in any case. A task may be done twice, when something else ended its
 * process: a system without memory ends these first.
 * @throws DecodingStopped when its process had to be ended, or broke twice; else what the task threw.
 */
export async function decode<Input, Output, Note>(
  { module, name, limits }: Task<Input, Output, Note>,
  input: Input,
  { lane, onTold = () => undefined }: { lane: Lane; onTold?: (note: Note) => void },
): Promise<Output> {
  const assignment = { module, name, input, limits, onTold: (note: unknown) => onTold(note as Note) }
  return (await pool.run(lane, assignment)) as Output
}
