import type { ReactNode } from 'react'
import { TextField } from '#app/ui/forms/text-field.tsx'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="mb-4 font-bold text-base">{title}</h2>
      {children}
    </section>
  )
}

export function ShippingPart({
  price,
  error,
  onChange,
}: {
  price: string
  error: string | undefined
  onChange: (price: string) => void
}) {
  return (
    <Part title="Shipping">
      <TextField
        label="Shipping price"
        value={price}
        prefix="$"
        inputMode="decimal"
        isOptional
        onChange={(event) => onChange(event.currentTarget.value)}
        hint="Leave empty to charge what every shopper pays for these lines"
        error={error}
        className="max-w-72"
      />
    </Part>
  )
}
