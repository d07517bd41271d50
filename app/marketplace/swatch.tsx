import { classes } from '#app/ui/classes.ts'
import { swatchColor } from './swatch-colors.ts'

/** A dot of the color; hatched if only the name describes it. */
export function Swatch({ color, className }: { color: string; className?: string }) {
  const known = swatchColor(color)
  return (
    <span
      aria-hidden
      className={classes(
        'inline-block rounded-full border forced-color-adjust-none border-ink/25 bg-sunken',
        className,
      )}
      style={known === null ? undefined : { backgroundColor: known }}
    />
  )
}
