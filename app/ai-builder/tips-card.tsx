import { Lightbulb } from 'lucide-react'
import { Card } from '#app/ui/card.tsx'
import { classes } from '#app/ui/classes.ts'

const tips = [
  ['Be specific', 'Animals, food, sports, tools, weather: a “fox”, a “pizza”, a “mountain”.'],
  ['Quote your text', 'Text in “quotes” is lettered as written. Short reads best.'],
  ['Name your colors', '“Teal and gold” sets the inks. Without any, the style picks them.'],
  ['Try another style', 'One idea looks quite different as Retro, Grunge or Line Art.'],
] as const

export function TipsCard({ className }: { className?: string }) {
  return (
    <Card
      as="section"
      padding="sm"
      aria-labelledby="tips-heading"
      className={classes('bg-yellow-wash', className)}
    >
      <h2 id="tips-heading" className="flex items-center gap-2 text-base font-bold">
        <Lightbulb aria-hidden className="size-5 text-yellow-ink" /> Tips for better designs
      </h2>
      <ul className="mt-3 space-y-2.5 text-sm">
        {tips.map(([title, text]) => (
          <li key={title}>
            <strong className="font-semibold">{title}.</strong> <span className="text-ink-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
