/** Thrown when a task's process had to be killed, or ended on its own. */
export class DecodingStopped extends Error {
  /**
   * `crashed` may be the machine's fault: a system that runs out of memory kills these processes first. The task was
   * already tried twice. The other reasons are caused by the input and would recur.
   */
  readonly reason: 'took_too_long' | 'took_too_much' | 'crashed'

  constructor(reason: DecodingStopped['reason'], task: string) {
    super(`The process that did ${task} was stopped: ${reason}`)
    this.name = 'DecodingStopped'
    this.reason = reason
  }
}

/** Thrown when a process ended before it read any of its task, so the task can't be the cause. */
export class DecoderLost extends Error {
  constructor(ended: string | number | null) {
    super(`A process that decodes ended with ${ended}`)
    this.name = 'DecoderLost'
  }
}

/** Whether retrying in another process may succeed. */
export const isWorthAnotherProcess = (error: unknown): boolean =>
  error instanceof DecoderLost || (error instanceof DecodingStopped && error.reason === 'crashed')
