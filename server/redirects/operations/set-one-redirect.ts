import { z } from 'zod'
import { maxAddressLength } from '#domain/shop/old-addresses.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { RedirectsDeps } from '../deps.ts'
import { setRedirect } from '../set-redirect.ts'
import { redirectShape, toRedirect } from './redirect-shape.ts'

/** Allows for what a full URL has before its path. */
const address = z
  .string()
  .trim()
  .min(1, 'Enter an address')
  .max(maxAddressLength + 300, 'This is too long')

export const setOneRedirect = defineOperation({
  name: 'redirects.set',
  route: 'PUT /redirects',
  summary:
    'Redirect an old address to a page of this shop; if it already has a redirect, the new one replaces it',
  may: 'settings.write',
  input: z.object({ from: address, to: address }),
  example: { from: '/products/summer-tee', to: '/tshirt-marketplace/summer-tee' },
  result: z.object({ redirect: redirectShape }),
  async run(deps: RedirectsDeps, actor, input) {
    const outcome = await setRedirect(deps, actor, input)
    if (!outcome.ok) return invalid({ [outcome.field]: outcome.message })
    return ok({ redirect: toRedirect(outcome.redirect) })
  },
})
