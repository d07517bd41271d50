import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-magenta text-on-magenta shadow-sm hover:bg-magenta-deep',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-raised',
  quiet: 'text-ink hover:bg-ink/7',
  danger: 'bg-red text-on-red shadow-sm hover:bg-red-deep',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 pointer-coarse:h-11 gap-1.5 rounded-sm px-3 text-sm',
  md: 'h-11 gap-2 rounded-md px-4.5 text-base',
  lg: 'h-13 gap-2.5 rounded-md px-6 text-base',
}

const squares: Record<ButtonSize, string> = {
  sm: 'w-9 pointer-coarse:w-11 px-0',
  md: 'w-11 px-0',
  lg: 'w-13 px-0',
}

/** The look of buttons and of links that look like buttons. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, isSquare: boolean): string {
  return classes(
    'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-semibold no-underline',
    'transition-[background-color,border-color,color,transform] active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-45 not-aria-busy:aria-disabled:opacity-45 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    isSquare && squares[size],
  )
}
