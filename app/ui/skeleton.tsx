import { classes } from './classes.ts'

/** Holds space at the final size while data is loading: set the size with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('block animate-skeleton rounded-sm bg-ink/9', className)} />
}
