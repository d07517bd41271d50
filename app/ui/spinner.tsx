import { classes } from './classes.ts'

/** A spinning ring in the color of the surrounding text. Say beside it what is going on, or pass a `label`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classes('size-[1.15em] animate-spin', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
