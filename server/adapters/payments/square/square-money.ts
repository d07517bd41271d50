import type { Currency } from 'square'
import { z } from 'zod'
import type { Cents } from '#domain/money/money.ts'

/** The SDK represents amounts as BigInt, in the currency's smallest unit. */
export const moneySchema = z.object({
  amount: z.bigint().transform(Number).pipe(z.int().nonnegative()),
  currency: z.string().length(3),
})

/** The shop's currencies are already three capital letters; Square refuses one that it doesn't know. */
export const toSquareMoney = (amount: Cents, currency: string) => ({
  amount: BigInt(amount),
  currency: currency as Currency,
})
