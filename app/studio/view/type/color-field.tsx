/** A color chosen with the browser's own picker, with its value as printers write it. */
export function ColorField({
  label,
  value,
  onValueChange,
}: {
  label: string
  value: string
  onValueChange: (value: string) => void
}) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm font-semibold">
      <input
        type="color"
        aria-label={label}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        className="size-9 shrink-0 cursor-pointer rounded-sm border border-line-strong bg-transparent p-0.5 max-lg:size-11"
      />
      <span className="min-w-0">
        {label}
        <span aria-hidden className="figures block text-xs font-normal text-ink-muted">
          {value}
        </span>
      </span>
    </label>
  )
}
