/** A task whose process had to be ended, or ended by itself. */
export class DecodingStopped extends Error {
  /**
   * `crashed` may be the machine's fault: a system without memory ends these processes first. It was tried twice by then.
   * The others are the fault of what it read, and would come again.
   */
  readonly reason: 'took_too_long' | 'took_too_much' | 'crashed'

  constructor(reason: DecodingStopped['reason'], task: string) {
    super(`The process that did ${task} was stopped: ${reason}`)
    this.name = 'DecodingStopped'
    this.reason = reason
  }
}

/** A process that ended before it read anything of its task, whose fault that cannot be. */
export class DecoderLost extends Error {
  constructor(ended: string | number | null) {
    super(`A process that decodes ended with ${ended}`)
    this.name = 'DecoderLost'
  }
}

/** Whether the same in another process may go well. */
export const isWorthAnotherProcess = (error: unknown): boolean =>
  error instanceof DecoderLost || (error instanceof DecodingStopped && error.reason === 'crashed')
