import { classes } from './classes.ts'

/** Holds a place at its final size while data is on its way: give it the size by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('block animate-skeleton rounded-sm bg-ink/9', className)} />
}
