import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner in place of the label, keeps the width, and ignores further clicks. */
  isBusy?: boolean
  /** Clicks, and Enter in the form's fields, still count while busy: a newer search, or a line waiting its turn. */
  takesMore?: boolean
  /** Only an icon, square. Give the button an `aria-label`. */
  isSquare?: boolean
  children: ReactNode
}

/** `type` defaults to "button", so that a stray button never submits a form. */
export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy = false,
  takesMore = false,
  isSquare = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isDeaf = isBusy && !takesMore
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isDeaf || rest['aria-disabled']}
      className={classes(buttonStyle(variant, size, isSquare), className)}
      onClick={isDeaf ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? (
        <>
          {/* Invisible but present: it keeps the width and the name that screen readers announce. */}
          <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  )
}
