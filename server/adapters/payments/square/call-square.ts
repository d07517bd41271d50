import { SquareError } from 'square'
import { seconds } from '#server/kernel/clock.ts'
import { ProviderRefusal } from '#server/payments/port.ts'
import { withDeadline } from '../with-deadline.ts'

/** Longer than a call, its pause and its one repetition at their own time-outs. */
const longest = seconds(30)

/** Calls Square outside of any transaction; its refusals come out as ours, everything else as it is. */
export async function callSquare<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline('Square', longest, call)
  } catch (error) {
    if (error instanceof SquareError && error.statusCode !== undefined)
      throw new ProviderRefusal('Square', error.statusCode, wordsOf(error))
    throw error
  }
}

function wordsOf({ errors, message }: SquareError): string {
  const said = errors.map(({ code, detail }) => (detail ? `${code}: ${detail}` : String(code)))
  return (said.join('; ') || message).slice(0, 300)
}
