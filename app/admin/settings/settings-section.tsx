import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/card.tsx'

/** A group of settings: title and explanation on the left, the fields on the right. */
export function SettingsSection({
  title,
  description,
  children,
}: {
  title: string
  description: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-3 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="font-bold text-base">
          {title}
        </h2>
        <p className="mt-1 text-ink-muted">{description}</p>
      </div>
      <Card className="grid gap-4 sm:grid-cols-2">{children}</Card>
    </section>
  )
}
