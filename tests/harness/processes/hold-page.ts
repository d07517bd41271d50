import { vi } from 'vitest'
import type { Shop } from '#server/shop.ts'

/** Blocks the next payment page at its provider, before or after it is created, until released. */
export function holdPage({ sandbox }: Pick<Shop, 'sandbox'>, when: 'before' | 'after') {
  const [held, released, made] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<string>(),
  ]
  const { createCheckout } = sandbox
  vi.spyOn(sandbox, 'createCheckout').mockImplementationOnce(async (request) => {
    const hold = () => {
      held.resolve()
      return released.promise
    }
    if (when === 'before') await hold()
    const page = await createCheckout(request)
    made.resolve(page.reference)
    if (when === 'after') await hold()
    return page
  })
  return { isHeld: held.promise, letGo: released.resolve, reference: made.promise }
}
