import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'

/** A secret that the shop shows only once. The children say what to do if it is lost. */
export function ShownOnce({
  what,
  value,
  children,
}: {
  what: 'key' | 'secret'
  value: string
  children: ReactNode
}) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      notify.success(`${what === 'key' ? 'Key' : 'Secret'} copied`)
    } catch {
      notify.error(`The ${what} was not copied`, 'Select it in the field and copy it by hand.')
    }
  }
  return (
    <section
      aria-label={`The new ${what}`}
      className="rounded-lg border border-line bg-yellow-wash p-4 text-yellow-ink"
    >
      <h2 className="font-bold text-base">Copy the {what} now</h2>
      <p className="mt-1">It’s shown only this once. {children}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <code className="min-w-0 break-all rounded-sm bg-surface px-2.5 py-1.5 text-ink">{value}</code>
        <Button size="sm" onClick={() => void copy()}>
          <Copy className="size-4" aria-hidden />
          Copy
        </Button>
      </div>
    </section>
  )
}
