import type { ComponentProps } from 'react'
import { IfMay } from '#app/operations/if-may.tsx'
import { classes } from '#app/ui/classes.ts'

type ChooseBoxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/**
 * A small checkbox on the board, for those who may act on the selection; the area around it is clickable too, as a
 * larger touch target.
 */
export const ChooseBox = ({ label, className, ...rest }: ChooseBoxProps) => (
  <IfMay operation="production.move">
    <label
      className={classes(
        'relative inline-flex shrink-0 cursor-pointer after:absolute after:-inset-y-3.5 after:-right-2.5 after:-left-1',
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        aria-label={label}
        className="relative z-1 size-4 cursor-pointer accent-magenta"
      />
    </label>
  </IfMay>
)
