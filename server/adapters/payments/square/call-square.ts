import { SquareError } from 'square'
import { ProviderRefusal } from '#server/payments/port.ts'

/** Square's refusals come out as ours, everything else as it is. */
export async function callSquare<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
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
