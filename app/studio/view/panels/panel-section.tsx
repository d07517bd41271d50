import type { ReactNode } from 'react'

export function PanelSection({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section>
      <h3 className="mb-2 flex items-baseline justify-between gap-2 font-sans text-xs font-semibold tracking-normal text-ink-muted">
        {title}
        {aside && <span className="font-normal text-ink-faint">{aside}</span>}
      </h3>
      {children}
    </section>
  )
}
