import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { classes } from './classes.ts'

export type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant
  size?: ButtonSize
  isSquare?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  isSquare = false,
  className,
  ...rest
}: LinkButtonProps) {
  return <Link {...rest} className={classes(buttonStyle(variant, size, isSquare), className)} />
}
