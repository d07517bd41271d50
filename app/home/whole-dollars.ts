import { type Cents, formatMoney } from '#domain/money/money.ts'

/** "$75", and "$75.50" where cents matter: for headlines, never for sums. */
export function wholeDollars(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, '')
}
