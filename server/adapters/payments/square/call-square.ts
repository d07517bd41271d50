import { SquareError } from 'square'
import { ProviderRefusal } from '#server/payments/port.ts'

/** `codes` are Square's own names of what is wrong. */
export class SquareRefusal extends ProviderRefusal {
  readonly codes: readonly string[]
  constructor(status: number, error: SquareError) {
    super('Square', status, wordsOf(error))
    this.codes = error.errors.map(({ code }) => String(code))
  }
}

/** Square's refusals come out as ours, everything else as it is. */
export async function callSquare<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof SquareError && error.statusCode !== undefined)
      throw new SquareRefusal(error.statusCode, error)
    throw error
  }
}

function wordsOf({ errors, message }: SquareError): string {
  const said = errors.map(({ code, detail }) => (detail ? `${code}: ${detail}` : String(code)))
  return (said.join('; ') || message).slice(0, 300)
}
