import { callOutside } from '#server/kernel/database.ts'

/**
 * An outside call that ends in time whatever happens: the SDKs' own time-outs stop waiting for the head of an
 * answer, and a body that never ends would hold the shopper for ever. What took effect is not known then.
 */
export async function withDeadline<T>(
  name: string,
  milliseconds: number,
  call: () => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${name} did not answer in time`)), milliseconds)
  })
  try {
    return await Promise.race([callOutside(name, call), deadline])
  } finally {
    clearTimeout(timer)
  }
}
