import type { ReactNode } from 'react'

/** A whole page with a single message and a drawing. */
export function MessagePage({
  title,
  slug,
  drawing,
  actions,
  children,
}: {
  title: string
  slug?: string
  drawing: ReactNode
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <div className="page grid items-center gap-x-16 gap-y-8 py-14 md:grid-cols-[1fr_1.1fr] md:py-24">
      <div className="mx-auto w-full max-w-md md:order-2">{drawing}</div>
      <div className="max-md:text-center">
        {slug && <p className="slug mb-3 text-ink-faint">{slug}</p>}
        <h1 className="text-xl font-extrabold">{title}</h1>
        <p className="mt-3 max-w-md text-ink-muted max-md:mx-auto">{children}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-md:justify-center">{actions}</div>
      </div>
    </div>
  )
}
