import { Crop, LayoutGrid, ScanSearch } from 'lucide-react'

const facts = [
  {
    icon: Crop,
    title: 'Trimmed to the ink',
    text: 'Empty margins in your files cost nothing: size and price depend on what’s printed.',
  },
  {
    icon: LayoutGrid,
    title: 'Laid out for you',
    text: 'Copies nest as you type. Move, turn, or lock any of them by hand.',
  },
  {
    icon: ScanSearch,
    title: 'Checked before you pay',
    text: 'Soft artwork, overlaps, and anything that doesn’t fit are flagged right away, with the fix next to them.',
  },
]

export function BuilderFacts() {
  return (
    <ul className="grid gap-x-8 gap-y-5 border-t border-line pt-8 sm:grid-cols-3">
      {facts.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <h3 className="flex items-center gap-2 text-base font-bold">
            <Icon className="size-5 text-magenta-ink" aria-hidden />
            {title}
          </h3>
          <p className="mt-1 text-sm text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
