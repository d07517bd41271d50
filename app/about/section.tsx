import type { ReactNode } from 'react'

/** The page's chapters, in order; the list at its top leads to them. */
export const chapters = [
  { id: 'sheet', title: 'How a gang sheet works' },
  { id: 'artwork', title: 'Prepare your artwork' },
  { id: 'press', title: 'Press it' },
  { id: 'turnaround', title: 'How long it takes' },
  { id: 'visit', title: 'Pickup and shipping' },
] as const

export type ChapterId = (typeof chapters)[number]['id']

export function Section({
  id,
  lead,
  isTinted = false,
  children,
}: {
  id: ChapterId
  lead: ReactNode
  isTinted?: boolean
  children: ReactNode
}) {
  const index = chapters.findIndex((chapter) => chapter.id === id)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={isTinted ? 'border-y border-line bg-surface' : undefined}
    >
      <div className="page py-14 lg:py-20">
        <p className="slug text-magenta-ink" aria-hidden>
          {index + 1} / {chapters.length}
        </p>
        <h2 id={`${id}-title`} className="mt-1.5 text-xl font-extrabold">
          {chapters[index]?.title}
        </h2>
        <div className="mt-3 max-w-prose text-ink-muted">{lead}</div>
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
