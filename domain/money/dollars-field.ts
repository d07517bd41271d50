import { z } from 'zod'
import { type Cents, cents } from './money.ts'
import { plainAmount } from './plain-amount.ts'

/** An amount as a person types it: "8.99", "$1,250". Empty counts as 0 (docs/spec-map.md B5). */
export const dollarsField = z
  .string()
  .trim()
  .transform((typed, context): Cents => {
    const plain = plainAmount(typed) ?? typed
    if (plain === '') return cents(0)
    if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) {
      context.addIssue({ code: 'custom', message: 'Enter an amount such as 8.99' })
      return z.NEVER
    }
    const [whole = '0', part = ''] = plain.split('.')
    return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')))
  })
