import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** What became of a bill, shown above it. */
export function PayNote({
  icon: Icon,
  tone,
  title,
  children,
}: {
  icon: LucideIcon
  tone: string
  title: string
  children: ReactNode
}) {
  return (
    <div role="status" className={`flex items-start gap-3 rounded-md border px-4 py-3 ${tone}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-ink">{children}</p>
      </div>
    </div>
  )
}
