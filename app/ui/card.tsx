import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type CardProps = ComponentProps<'div'> & {
  /** `none` leaves the padding to the contents (images, tables). */
  padding?: 'none' | 'sm' | 'md'
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
}

const paddings = { none: '', sm: 'p-4', md: 'p-5 sm:p-6' }

export function Card({ padding = 'md', as: Tag = 'div', className, ...rest }: CardProps) {
  const Element = Tag as 'div'
  return (
    <Element
      {...rest}
      className={classes('rounded-lg border border-line bg-surface shadow-sm', paddings[padding], className)}
    />
  )
}
