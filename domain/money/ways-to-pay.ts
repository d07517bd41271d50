import { table } from '../table.ts'

/**
 * What a shopper finds on each payment provider's page besides cards, under the familiar names; which ones appear
 * depends on the shop's account there, and on the shopper's device and country.
 */
const waysOf = table<readonly string[]>({
  square: ['Cards', 'Apple Pay', 'Google Pay', 'Cash App Pay', 'Afterpay'],
  stripe: ['Cards', 'Apple Pay', 'Google Pay', 'Link', 'Klarna', 'Afterpay'],
})

/** Empty for a provider whose page we know nothing about. */
export const payWaysOf = (provider: string): readonly string[] => waysOf[provider] ?? []
