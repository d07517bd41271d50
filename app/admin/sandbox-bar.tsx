import { TriangleAlert } from 'lucide-react'

/** Shown above every back office page for as long as a public shop takes no real money. It cannot be closed. */
export function SandboxBar() {
  return (
    <aside
      aria-label="Payments"
      className="flex items-start justify-center gap-2.5 border-yellow-ink/25 border-b bg-yellow-wash px-4 py-2.5 text-sm text-yellow-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        <strong className="font-semibold">Sandbox payments: anyone can order here without paying.</strong> Set
        PAYMENT_PROVIDER to square or stripe to take real money.
      </p>
    </aside>
  )
}
