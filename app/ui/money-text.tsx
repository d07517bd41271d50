import { type Cents, formatMoney } from '#domain/money/money.ts'
import { classes } from './classes.ts'

/** An amount in tabular figures. `zero` is shown instead of a zero amount: "FREE" for shipping. */
export function Money({ amount, zero, className }: { amount: Cents; zero?: string; className?: string }) {
  return (
    <span className={classes('figures whitespace-nowrap', className)}>
      {amount === 0 && zero !== undefined ? zero : formatMoney(amount)}
    </span>
  )
}
