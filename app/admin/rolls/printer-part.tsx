import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type PrinterPartProps = { title: string; now: string; isOpen: boolean; children: ReactNode }

/** A rarely changed part of a printer's settings: when closed, it shows the current values. */
export function PrinterPart({ title, now, isOpen, children }: PrinterPartProps) {
  return (
    <details open={isOpen || undefined} className="group border-line border-t pt-3">
      <summary className="flex cursor-pointer list-none items-baseline gap-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 self-center transition-transform group-open:rotate-90"
        />
        <span className="shrink-0 font-semibold">{title}</span>
        <span className="figures min-w-0 truncate text-ink-muted text-sm group-open:invisible">{now}</span>
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}
