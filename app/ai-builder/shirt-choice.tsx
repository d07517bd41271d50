/** Background colors to view a transparent design on. */
export const shirts = [
  { name: 'White shirt', color: '#fbfbf9' },
  { name: 'Gray shirt', color: '#b9bcc1' },
  { name: 'Navy shirt', color: '#1c2744' },
  { name: 'Black shirt', color: '#17171a' },
] as const
export type Shirt = (typeof shirts)[number]

export function ShirtChoice({
  value,
  onValueChange,
}: {
  value: Shirt
  onValueChange: (shirt: Shirt) => void
}) {
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">See the designs on</legend>
      {shirts.map((shirt) => (
        <label
          key={shirt.name}
          className="relative size-8 cursor-pointer rounded-full border border-line-strong has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-magenta-ink has-focus-visible:shadow-[0_0_0_4px_var(--color-magenta-wash)]"
          style={{ backgroundColor: shirt.color }}
          title={shirt.name}
        >
          <input
            type="radio"
            name="shirt"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={shirt.name === value.name}
            onChange={() => onValueChange(shirt)}
          />
          <span className="sr-only">{shirt.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
