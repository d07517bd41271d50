import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  done: { look: 'bg-green-wash text-green-ink', role: 'status', icon: CircleCheck },
  wrong: { look: 'bg-red-wash text-red-ink', role: 'alert', icon: CircleAlert },
} as const

/** The outcome of a form, shown above it. Only visible without scripts: otherwise a toast shows it. */
export function Notice({
  tone,
  title,
  children,
}: {
  tone: keyof typeof tones
  title: string
  children?: ReactNode
}) {
  const { look, role, icon: Icon } = tones[tone]
  return (
    <div
      role={role}
      className={classes(
        'col-span-full mb-4 hidden w-full items-start gap-3 rounded-md p-4 noscript:flex',
        look,
      )}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div>
        <p className="font-semibold">{title}</p>
        {children && <p className="mt-0.5 text-sm">{children}</p>}
      </div>
    </div>
  )
}
