import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

/** A narrow card in the middle: a title, one thing to do, and links elsewhere below. */
export function AuthFrame({
  title,
  description,
  children,
  below,
}: {
  title: string
  description: ReactNode
  children: ReactNode
  below?: ReactNode
}) {
  return (
    <div className="page flex justify-center py-12 sm:py-20">
      <div className="w-full max-w-md">
        <div aria-hidden className="mb-6 flex gap-1.5">
          <span className="size-3 rounded-full bg-cyan" />
          <span className="size-3 rounded-full bg-magenta" />
          <span className="size-3 rounded-full bg-yellow" />
          <span className="size-3 rounded-full bg-press" />
        </div>
        <h1 className="text-xl font-extrabold">{title}</h1>
        <p className="mt-2 mb-7 text-ink-muted">{description}</p>
        <Card>{children}</Card>
        {below && <div className="mt-6 text-sm text-ink-muted">{below}</div>}
      </div>
    </div>
  )
}
