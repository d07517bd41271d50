/** A task whose process had to be ended, or ended by itself: by the fault of what it read. */
export class DecodingStopped extends Error {
  /** `crashed` may be the machine's fault, too: it is worth a second try. The others are not. */
  readonly reason: 'took_too_long' | 'took_too_much' | 'crashed'

  constructor(reason: DecodingStopped['reason'], task: string) {
    super(`The process that did ${task} was stopped: ${reason}`)
    this.name = 'DecodingStopped'
    this.reason = reason
  }
}
