import { table } from '../table.ts'

/**
 * What a shopper finds on the page of each payment provider beside cards, in the words that are known; which of them
 * shows follows the shop's account there, and the shopper's device and country.
 */
const waysOf = table<readonly string[]>({
  square: ['Cards', 'Apple Pay', 'Google Pay', 'Cash App Pay', 'Afterpay'],
  stripe: ['Cards', 'Apple Pay', 'Google Pay', 'Link', 'Klarna', 'Afterpay'],
})

/** None of a provider whose page we know nothing of. */
export const payWaysOf = (provider: string): readonly string[] => waysOf[provider] ?? []
