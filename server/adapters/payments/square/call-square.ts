import { SquareError } from 'square'
import { ProviderRefusal } from '#server/payments/port.ts'

/** `codes` are Square's own error codes. */
export class SquareRefusal extends ProviderRefusal {
  readonly codes: readonly string[]
  constructor(status: number, error: SquareError) {
    super('Square', status, wordsOf(error))
    this.codes = error.errors.map(({ code }) => String(code))
  }
}

/** Turns Square's refusals into ours and rethrows everything else unchanged. */
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
