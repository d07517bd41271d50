import { Crop, LayoutGrid, ScanSearch } from 'lucide-react'

const facts = [
  {
    icon: Crop,
    title: 'Trimmed to the ink',
    text: 'Empty margins of your files cost nothing: size and price follow what is printed.',
  },
  {
    icon: LayoutGrid,
    title: 'Laid out for you',
    text: 'Copies are nested while you type. Move, turn and lock any of them by hand.',
  },
  {
    icon: ScanSearch,
    title: 'Checked before you pay',
    text: 'Soft artwork, overlaps and what does not fit are told at once, with the fix beside it.',
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
