import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = 'neutral' | 'magenta' | 'cyan' | 'yellow' | 'green' | 'red'

const tones: Record<Tone, string> = {
  neutral: 'bg-ink/8 text-ink-muted',
  magenta: 'bg-magenta-wash text-magenta-ink',
  cyan: 'bg-cyan-wash text-cyan-ink',
  yellow: 'bg-yellow-wash text-yellow-ink',
  green: 'bg-green-wash text-green-ink',
  red: 'bg-red-wash text-red-ink',
}

/** A word with a color and, if it shows a state, an icon: never color alone. */
export function Badge({
  tone = 'neutral',
  icon: Icon,
  className,
  children,
}: {
  tone?: Tone
  icon?: LucideIcon
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full tracking-normal px-2.5 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon className="size-3.5 shrink-0" aria-hidden />}
      {children}
    </span>
  )
}
